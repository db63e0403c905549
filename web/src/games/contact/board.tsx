// A quiet observatory: the sky with its chips, and the desk with cards and fuel beside it or below it.
import { useMemo } from "preact/hooks";
import { Pane, type Room } from "../../table/board/pane";
import { SMALLEST_LETTER } from "../../table/board/zoom";
import { moves } from "../../ui/settings";
import { Desk } from "./desk";
import { type Marks, useMarks, usePencil } from "./marks";
import type { ChipView } from "./model.generated";
import { type Chip, chipName, conditionOf, type Props, partOf, placeName, RADIUS, shownPlans } from "./names";
import { ChipPicture, Rocket } from "./planet";
import { type Sky, skyOf, wayThrough } from "./sky";
import { Space } from "./space";

export function Board(props: Props) {
  return (
    <div class="co night" data-phase={props.view.phase}>
      <Pane>{(room) => <Heaven {...props} room={room} />}</Pane>
      <Desk {...props} />
    </div>
  );
}

function Heaven(props: Props & { room: Room }) {
  const { view, room } = props;
  const sky = useMemo(() => skyOf(room, view.chips), [room.width, room.height, view.chips.length]);
  const [marks, setMark] = useMarks(props.keptAt, view.round);
  const drawing = useMarking(props, setMark);
  return (
    <svg
      class="co-sky"
      viewBox={`${sky.x} ${sky.y} ${sky.width} ${sky.height}`}
      style={{ "--least": `${SMALLEST_LETTER / sky.scale}px` }}
      {...drawing}
    >
      <title>{props.message("title")}</title>
      <Space sky={sky} />
      <Routes {...props} />
      {view.chips.map((chip) => (
        <Placed key={chip.chip} {...props} at={chip} marks={marks} />
      ))}
      <Flown {...props} sky={sky} />
    </svg>
  );
}

/** Who listens marks chips by a click or M; where a click could be a guess only with the pencil. Nobody else sees it. */
function useMarking(props: Props, mark: (chip: Chip) => void) {
  const { view, me } = props;
  const [drawn] = usePencil(props.keptAt);
  if (me === null || view.sends || view.phase === "over") return {};
  const guesses = view.chips.some(({ chip }) => props.lit(partOf(view, chip)));
  const chipAt = (target: EventTarget | null) => {
    const part = target instanceof Element ? target.closest<SVGElement>("[data-part]")?.dataset.part : undefined;
    return view.chips.find(({ chip }) => partOf(view, chip) === part)?.chip;
  };
  const by = (wanted: boolean, event: Event) => {
    const chip = wanted ? chipAt(event.target) : undefined;
    if (!chip) return;
    event.stopPropagation();
    mark(chip);
  };
  return {
    onClick: (event: MouseEvent) => by(drawn || !guesses, event),
    onKeyDown: (event: KeyboardEvent) => by(event.key === "m" || event.key === "M", event),
  };
}

function Placed(props: Props & { at: ChipView; marks: Marks }) {
  const { view, at, marks } = props;
  const { chip, x, y } = at;
  const condition = conditionOf(view, chip);
  const mark = marks[chip];
  const step = view.plan ? view.plan.indexOf(chip) : -1;
  const words = [
    chipName(props, chip),
    placeName(props, at),
    props.message(`draw-${condition}`),
    ...(view.rocket === chip ? [props.message("see-rocket")] : []),
    ...(view.target === chip ? [props.message("see-target")] : []),
    ...(mark ? [props.message(`see-mark-${mark}`)] : []),
  ];
  return (
    <g {...props.part(partOf(view, chip), words.join(", "))} class="co-place" transform={`translate(${x} ${y})`}>
      <circle class="co-halo" r={RADIUS + 20} />
      <ChipPicture chip={chip} condition={condition} />
      {view.target === chip && <Target />}
      {step >= 0 && <PlaceInRoute number={step + 1} />}
      {mark && <MarkPicture mark={mark} />}
      {view.rocket === chip && (
        <g transform="translate(104 10) rotate(14)">
          <Rocket />
        </g>
      )}
    </g>
  );
}

/** Only the Source sees it, until the round is over. */
function Target() {
  return (
    <g class="co-target">
      <circle class="co-ring" r="192" />
      <path d="M0,-232V-176M0,232V176M-232,0H-176M232,0H176" />
    </g>
  );
}

function PlaceInRoute({ number }: { number: number }) {
  return (
    <g class="co-step" transform="translate(-126 -126)">
      <circle r="72" />
      <text y="34">{number}</text>
    </g>
  );
}

function MarkPicture({ mark }: { mark: NonNullable<Marks[Chip]> }) {
  return (
    <g class="co-mark" data-mark={mark} transform="translate(118 122)">
      <circle r="66" />
      {mark === "no" ? (
        <path class="co-cross" d="M-30,-30L30,30M-30,30L30,-30" />
      ) : (
        <text y="36">{mark === "maybe" ? "?" : "!"}</text>
      )}
    </g>
  );
}

/** The Source's plan; when the round is over every plan of it, as it was sent or broken off. */
function Routes(props: Props) {
  const { view } = props;
  const mine = view.plan ? [view.rocket, ...view.plan] : [];
  return (
    <g>
      <path class="co-plan" d={wayThrough(view.chips, mine)} />
      {shownPlans(view).map((plan, number) => (
        <path key={number} class="co-sent" data-void={plan.void} d={wayThrough(view.chips, plan.route)} />
      ))}
    </g>
  );
}

/** After a right guess the rocket flies the route once more, for all to see. */
function Flown({ view }: Props & { sky: Sky }) {
  const plan = shownPlans(view).findLast((each) => !each.void);
  const right = view.guesses.at(-1)?.right === true;
  if (!plan || !right || !moves()) return null;
  const way = wayThrough(view.chips, plan.route);
  return (
    <g key={view.round}>
      <path class="co-trail" d={way} pathLength="1" />
      <g class="co-flyer" style={{ offsetPath: `path("${way}")` }}>
        <Rocket />
      </g>
    </g>
  );
}
