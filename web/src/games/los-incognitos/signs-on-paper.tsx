// What is to be seen on a postcard, each kind of thing once, for the sheet that explains it.
import type { VNode } from "preact";
import { RIM, type SectionShape } from "./chart";
import { MonsterGlyph } from "./monsters";
import type { Props } from "./names";
import { Shuttle, Site, Vessel } from "./things";
import { Free } from "./ways";

type Row = readonly [picture: VNode, name: string, words: string];

export function legend(props: Props): readonly Row[] {
  const { message, view } = props;
  const scenario = view.board.function;
  const kinds = new Set(view.board.links.flatMap(({ sections }) => sections));
  const doubled = [...kinds].filter((kind) => kind.includes("+"));
  const single = (["land", "air", "carpet"] as const).filter((kind) => kinds.has(kind));
  return [
    [plate(<Shuttle />), message("see-print-shuttle"), message("see-print-about-shuttle")],
    [plate(<Pair />), message("see-monster"), message("see-print-about-monster")],
    [plate(<Vessel scenario={scenario} />), message("see-print-vessel"), message("see-print-about-vessel")],
    [plate(<Site scenario={scenario} />), message(`function-${scenario}`), message("see-print-about-site")],
    ...single.map((kind): Row => [way([kind]), message(`section-${kind}`), message(`see-print-about-${kind}`)]),
    ...doubled.slice(0, 1).map((kind): Row => {
      const [one = "land", two = "air"] = kind.split("+") as Ground[];
      return [way([one, two]), message("see-print-double"), message("see-print-about-double")];
    }),
  ];
}

function Pair() {
  return (
    <g>
      <g transform="translate(-13 -11) scale(0.8)">
        <MonsterGlyph kind="yellow" />
      </g>
      <g transform="translate(13 11) scale(0.8)">
        <MonsterGlyph kind="blue" />
      </g>
    </g>
  );
}

function plate(thing: VNode): VNode {
  return (
    <svg aria-hidden="true" viewBox={`${-RIM} ${-RIM} ${2 * RIM} ${2 * RIM}`}>
      <circle class="los-plate" r={RIM - 5} />
      <g transform="scale(1.1)">{thing}</g>
    </svg>
  );
}

type Ground = SectionShape["halves"][number]["ground"];

function way(grounds: readonly Ground[]): VNode {
  const long = 64;
  const halves = grounds.map((ground, half) => ({
    ground,
    d: `M${half * long},0H${(half + 1) * long}`,
    middle: { x: (half + 0.5) * long, y: 0 },
  }));
  const whole = long * grounds.length;
  const shape: SectionShape = { d: `M0,0H${whole}`, halves, middle: { x: whole / 2, y: 0 }, angle: 0 };
  return (
    <svg aria-hidden="true" viewBox={`-6 -24 ${whole + 12} 48`}>
      <path class="los-casing" d={`M-3,0H${whole + 3}`} data-double={grounds.length > 1} />
      <Free shape={shape} />
    </svg>
  );
}
