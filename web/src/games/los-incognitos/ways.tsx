// Routes: sections to walk, to fly, perilous ones and carpets; whose they are by colour, pattern and shape.
import { SeatGlyph } from "../../art/shapes";
import type { Shape } from "../../table/face/face";
import { useStore } from "../../ui/store";
import type { Chart, SectionShape } from "./chart";
import { SymbolGlyph } from "./dice";
import { lookOf, nameOf, type Props, placeName, travelOf } from "./names";
import { pointed } from "./pointed";

interface OnMap {
  readonly chart: Chart;
  /** Whether the longest routes are shown. */
  readonly routes: boolean;
}

export function Ways(props: Props & OnMap) {
  const { view } = props;
  const die = useStore(pointed);
  const travel = travelOf(props);
  const frontier = new Set(travel?.frontier);
  const useful = new Set(travel?.uses.find((each) => each.symbol === die)?.ways);
  const ways = new Set(props.routes ? view.players.flatMap((player) => player.way) : []);
  let number = 0;
  return (
    <g class="los-ways" data-routes={props.routes}>
      {view.board.links.flatMap((link) =>
        link.sections.map((kind) => {
          const section = number++;
          const shape = props.chart.sections[section];
          if (!shape) return null;
          return (
            <Section
              key={section}
              {...props}
              section={section}
              shape={shape}
              name={sectionName(props, section, kind, link.ends)}
              reach={useful.has(section) ? "useful" : frontier.has(section) ? "frontier" : "far"}
              longest={ways.has(section)}
            />
          );
        }),
      )}
    </g>
  );
}

function sectionName(props: Props, section: number, kind: string, ends: readonly string[]): string {
  const { view, message } = props;
  const places = ends.map((id) => view.board.destinations.find((each) => each.id === id));
  const [one = "", two = ""] = places.map((place) => (place ? placeName(props, place) : ""));
  const way = message("see-section", { kind: message(`section-${kind.replace("+", "_")}`), one, two });
  const taker = view.sections[section] ?? null;
  return taker === null ? way : message("see-taken", { what: way, player: nameOf(props, taker) });
}

interface OneSection {
  readonly section: number;
  readonly shape: SectionShape;
  readonly name: string;
  readonly reach: "useful" | "frontier" | "far";
  readonly longest: boolean;
}

function Section(props: Props & OnMap & OneSection) {
  const { section, shape, name, reach, longest } = props;
  const taker = props.view.sections[section] ?? null;
  const look = lookOf(props, taker);
  return (
    <g {...props.part(`section:${section}`, name)} class="los-section" data-reach={reach} data-longest={longest}>
      <path class="los-hit" d={shape.d} />
      <path class="los-halo" d={shape.d} />
      <path class="los-casing" d={shape.d} data-double={shape.halves.length > 1} />
      {look ? <Taken shape={shape} seat={look.shape} /> : <Free shape={shape} />}
    </g>
  );
}

export function Free({ shape }: { shape: SectionShape }) {
  return (
    <>
      {shape.halves.map(({ ground, d, middle }, half) => (
        <g key={half} class={`los-${ground}`}>
          <path class="los-bed" d={d} />
          <path class="los-trail" d={d} />
          <g class="los-foot" transform={`translate(${middle.x} ${middle.y}) scale(0.74)`}>
            <circle r="17" />
            {ground === "carpet" ? <Carpet /> : <SymbolGlyph symbol={ground === "air" ? "jetpack" : "moonboot"} />}
          </g>
        </g>
      ))}
      {shape.halves.length > 1 && (
        <g class="los-peril" transform={`translate(${shape.middle.x} ${shape.middle.y})`}>
          <path d="M0,-15L15,11H-15Z" />
          <path d="M0,-6V3M0,6.5V8" />
        </g>
      )}
    </>
  );
}

/** LI-33 */
function Carpet() {
  return (
    <g class="los-rug">
      <path d="M-15,-8L15,-10L13,10L-13,8Z" />
      <path class="los-weave" d="M-9,-4L9,-5L8,5L-8,4Z" />
      <path d="M-15,-8L-18,-10M-14,0L-18,0M-13,8L-17,10M15,-10L18,-12M14,0L18,0M13,10L17,12" />
    </g>
  );
}

/** What runs along a route: a pattern for each shape, so that colour is not needed. */
const PATTERN: Readonly<Record<Shape, string>> = {
  circle: "0.1 13",
  square: "9 7",
  triangle: "3 5",
  diamond: "14 5 3 5",
  pentagon: "0.1 7 7 7",
  hexagon: "22 6",
};

function Taken({ shape, seat }: { shape: SectionShape; seat: Shape }) {
  return (
    <g class={`los-taken seat-${seat}`}>
      <path class="los-bed" d={shape.d} />
      <path class="los-trail" d={shape.d} stroke-dasharray={PATTERN[seat]} />
      <g transform={`translate(${shape.middle.x} ${shape.middle.y}) scale(1.15)`}>
        <SeatGlyph shape={seat} />
      </g>
    </g>
  );
}
