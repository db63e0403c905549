// Everybody on the map: figures and the Ambassador, figures to be placed, and the balls to choose from.
import type { Point } from "../../ui/geometry";
import { BallShape } from "./balls";
import { AmbassadorFigure, Eye, FigureShape } from "./figures";
import { at, type Ball, BUILDS, type Build, type Colour, figureName, ownerOf, type Props, text } from "./names";
import { PORTRAIT } from "./portraits";
import { type Chart, kindOf, SPACES } from "./venice";

export type OnMap = Props & { readonly chart: Chart };

export function Tokens(props: OnMap) {
  return (
    <g>
      {tokensOf(props).map((token) => (
        <TokenOnMap key={token.part} {...props} token={token} />
      ))}
    </g>
  );
}

interface Token {
  readonly part: string;
  readonly name: string;
  readonly figure: { readonly colour: Colour; readonly build: Build } | null;
  readonly space: string;
  readonly moved: boolean;
  readonly spot: Point;
}

/** Whoever stands higher than that would lose the hat. */
const UPPERMOST = 78;

function feet({ y }: Point): number {
  return Math.max(y + 12, UPPERMOST);
}

/** Everybody on the map, those behind first. Two in one space stand side by side. */
function tokensOf(props: OnMap): readonly Token[] {
  const { view, chart } = props;
  const figures = view.figures.map(({ colour, build, space, moved }) => ({
    part: `figure:${colour}:${build}`,
    name: props.words(text("see-figure", { figure: figureName(view, colour, build), at: at(space) })),
    figure: { colour, build },
    space,
    moved,
  }));
  const { space, moved } = view.ambassador;
  const name = props.words(text("see-ambassador", { at: at(space) }));
  const all = [...figures, { part: "ambassador", name, figure: null, space, moved }];
  return all
    .map((token) => {
      const here = all.filter((other) => other.space === token.space);
      const spot = chart.spot(token.space);
      const aside = (here.indexOf(token) - (here.length - 1) / 2) * (here.length > 2 ? 24 : 31);
      return { ...token, spot: { x: spot.x + aside, y: feet(spot) } };
    })
    .sort((one, other) => one.spot.y - other.spot.y || one.spot.x - other.spot.x);
}

const HEIGHT: Record<Build, number> = { tall: 68, short: 34, fat: 50, thin: 56 };

function TokenOnMap(props: OnMap & { token: Token }) {
  const { token } = props;
  const truth = truthOf(props, token);
  const name = [
    token.name,
    ...(truth === "mine" ? [props.message("see-true")] : []),
    ...(token.moved ? [props.message("see-moved")] : []),
  ].join(", ");
  const height = token.figure ? HEIGHT[token.figure.build] : 52;
  const part = props.part(token.part, name);
  // Who clicks a space that is lit means the space, not whoever stands on it.
  const behind = part["data-state"] === "calm" && props.lit(`space:${token.space}`);
  return (
    <g transform={`translate(${token.spot.x} ${token.spot.y})`}>
      <g {...part} class={behind ? "ink-token ink-through" : "ink-token"} transform={`scale(${props.chart.scale})`}>
        <rect class="ink-grip" x="-18" y={-height - 2} width="36" height={height + 14} rx="10" />
        <ellipse class="ink-glow" cy="1" rx="21" ry="12" />
        {token.moved && <ellipse class="ink-moved" cy="2" rx="17" ry="7.5" />}
        {token.figure ? <FigureShape {...token.figure} /> : <AmbassadorFigure />}
        {truth === "mine" && (
          <g transform={`translate(0 ${-height - 6}) scale(0.9)`}>
            <Eye />
          </g>
        )}
        {truth !== null && truth !== "mine" && (
          <g transform={`translate(0 ${-height - 10}) scale(0.62)`}>
            <circle r="24" class="ink-unmasked" />
            {PORTRAIT[truth]}
          </g>
        )}
      </g>
    </g>
  );
}

/** Whether this is my true figure; at the end, which agent it is. */
function truthOf({ view, me }: Props, { figure }: Token) {
  if (figure === null) return null;
  const owner = ownerOf(view, figure.colour);
  if (view.secrets) {
    const secret = view.secrets[owner];
    return secret && secret.build === figure.build ? secret.identity : null;
  }
  return owner === me && me !== null && view.build === figure.build ? "mine" : null;
}

/** IK-5 The figure that is to be placed now stands on every start space it may take, as a shadow of itself. */
export function Placing(props: OnMap) {
  const { view, me, chart } = props;
  const colour = me === null ? null : (view.players[me]?.colour ?? null);
  if (view.phase !== "placing" || colour === null) return null;
  const starts = SPACES.filter((space) => kindOf(space) === colour);
  const chosen = view.placement;
  return (
    <g>
      {starts.flatMap((space, first) =>
        BUILDS.filter((build) => shows(props, build, space, chosen?.[first])).map((build) => {
          const spot = chart.spot(space);
          const name = props.words(text("see-figure", { figure: figureName(view, colour, build), at: at(space) }));
          const sure = chosen !== null || props.picked(`place:${build}:${space}`);
          return (
            <g
              key={`${build} ${space}`}
              {...props.part(`place:${build}:${space}`, name)}
              class={sure ? "ink-token" : "ink-token ink-ghost"}
              transform={`translate(${spot.x} ${feet(spot)}) scale(${chart.scale})`}
            >
              <circle class="ink-hit" cy="-12" r="32" />
              <rect class="ink-grip" x="-22" y={-HEIGHT[build] - 2} width="44" height={HEIGHT[build] + 14} rx="10" />
              <ellipse class="ink-glow" cy="1" rx="21" ry="12" />
              <FigureShape colour={colour} build={build} />
            </g>
          );
        }),
      )}
    </g>
  );
}

function shows(props: Props, build: Build, space: string, chosen: Build | undefined): boolean {
  const part = `place:${build}:${space}`;
  return chosen === build || props.lit(part) || props.picked(part);
}

const OWN_BALLS: readonly Ball[] = ["white", "orange", "blue"];

/** IK-8 Where more than one ball leads there, they are offered at the space itself. */
export function BallChoice(props: OnMap) {
  const { chart } = props;
  const space = SPACES.find((each) => props.picked(`space:${each}`));
  const balls = OWN_BALLS.filter((ball) => props.lit(`ball:${ball}`));
  if (space === undefined || balls.length === 0) return null;
  const { x, y } = chart.spot(space);
  const wide = balls.length * 46 + 12;
  const left = Math.min(Math.max(x, wide / 2 + 4), chart.width - wide / 2 - 4);
  const above = y > 90 ? y - 58 : y + 58;
  return (
    <g transform={`translate(${left} ${above})`}>
      <rect class="ink-bubble" x={-wide / 2} y="-27" width={wide} height="54" rx="27" />
      {balls.map((ball, place) => (
        <g
          key={ball}
          {...props.part(`ball:${ball}`, props.message("see-ball", { ball: props.message(`ball-${ball}`) }))}
          class="ink-token"
          transform={`translate(${(place - (balls.length - 1) / 2) * 46} 0)`}
        >
          <circle class="ink-hit" r="23" />
          <circle class="ink-grip" r="21" />
          <BallShape ball={ball} />
        </g>
      ))}
    </g>
  );
}
