// Ten portals in deep violet space, near ones in front: the way goes from left to right, then back above.
import { SeatMark } from "../../art/shapes";
import type { Drawing, SeatLook } from "../../table/face";
import type { AllInAllView, PortalView } from "./model.generated";
import { CardFace } from "./relics";
import { Ship } from "./ship";

type Props = Drawing<AllInAllView>;

const WIDTH = 580;
const HEIGHT = 356;
const COLUMN = 112;

function place(number: number): { x: number; y: number } {
  const row = number <= 5 ? 0 : 1;
  const column = row === 0 ? number - 1 : 10 - number;
  return { x: 66 + column * COLUMN, y: row === 0 ? 272 : 98 };
}

export function Board(props: Props) {
  const { view } = props;
  return (
    <div class="aia night">
      <Facts {...props} />
      <svg class="aia-space" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-phase={view.phase}>
        <title>{props.message("title")}</title>
        <Sky />
        <path class="aia-way" d={way()} />
        {view.portals.map((portal, index) => (
          <Portal key={index} {...props} number={index + 1} portal={portal} />
        ))}
        <Flyers {...props} />
      </svg>
      <Order {...props} />
    </div>
  );
}

function way(): string {
  const points = Array.from({ length: 10 }, (_, index) => place(index + 1));
  const [first, ...rest] = points;
  if (first === undefined) return "";
  return rest.reduce((path, { x, y }, index) => {
    const turn = index === 4 ? `C${x + 70},232 ${x + 70},150 ${x},${y}` : `L${x},${y}`;
    return path + turn;
  }, `M${first.x},${first.y}`);
}

const MARGIN = 600;

const STARS = Array.from({ length: 210 }, (_, star) => ({
  x: ((star * star * 37 + star * 197 + 31) % (WIDTH + 2 * MARGIN)) - MARGIN,
  y: (star * star * 53 + star * 89 + 17) % HEIGHT,
  r: 0.6 + (star % 4) * 0.35,
}));

/** Drawn far beyond the picture on both sides, so that a wide board has no edge. */
function Sky() {
  return (
    <g>
      <defs>
        <radialGradient id="aia-deep" cx="42%" cy="10%" r="70%">
          <stop offset="0%" stop-color="#4a2c86" />
          <stop offset="45%" stop-color="#271a57" />
          <stop offset="100%" stop-color="#120b2e" />
        </radialGradient>
      </defs>
      <rect x={-MARGIN} y="-80" width={WIDTH + 2 * MARGIN} height={HEIGHT + 160} fill="url(#aia-deep)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#efe6ff" opacity="0.55" />
      ))}
      <path d="M-600,318C-260,268 120,292 290,346C460,372 760,268 1180,330V440H-600Z" fill="#1a1140" />
      <circle cx="548" cy="186" r="17" fill="#d5567f" />
      <path
        d="M522,192C534,178 566,176 574,182C566,194 534,198 522,192Z"
        fill="none"
        stroke="#ffc658"
        stroke-width="2.5"
      />
    </g>
  );
}

const GLOW = ["", "#4fd0c4", "#8f86ff", "#ee6fb8", "#ffc658"];

function Portal(props: Props & { number: number; portal: PortalView }) {
  const { number, portal, view } = props;
  const { x, y } = place(number);
  const exploring = view.portal === number && view.phase !== "over" && view.phase !== "set_up";
  const colour = GLOW[portal.value] ?? "#ffffff";
  return (
    <g
      {...props.part(`portal:${number}`, portalName(props, number, portal))}
      class={exploring ? "aia-portal aia-here" : "aia-portal"}
      transform={`translate(${x} ${y})`}
    >
      <rect class="aia-halo" x="-52" y="-88" width="104" height="166" rx="18" />
      <ellipse rx="31" ry="33" fill="#0c0724" />
      <ellipse class="aia-mouth" rx="24" ry="26" fill={colour} fill-opacity="0.16" />
      <ellipse class="aia-ring" rx="31" ry="33" fill="none" stroke={colour} stroke-width="6" />
      <ellipse rx="31" ry="33" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="1" />
      <text class="aia-value" y="9" fill={colour}>
        {portal.value}
      </text>
      <text class="aia-number" x="-43" y="-22">
        {number}
      </text>
      {portal.card !== null && (
        <g class={arrived(props, number) ? "aia-arrive" : undefined} key={portal.card}>
          <g transform="translate(0 47) scale(0.72)">
            <CardFace card={portal.card} />
          </g>
        </g>
      )}
      {portal.ships.map((seat, layer) => (
        <g key={seat} class={landedNow(props, seat) ? "aia-land" : undefined}>
          <g transform={`translate(${layer * 4 - 2} ${-38 - layer * 11}) scale(0.74)`}>
            <Ship shape={look(props, seat).shape} />
          </g>
        </g>
      ))}
    </g>
  );
}

function portalName(props: Props, number: number, portal: PortalView): string {
  const ships = portal.ships.map((seat) => look(props, seat).name).join(", ");
  return [
    props.message("see-portal", { portal: number, value: portal.value }),
    portal.card === null ? props.message("see-nothing") : props.message(`card-${portal.card}`),
    ...(ships === "" ? [] : [props.message("see-ships", { players: ships })]),
  ].join(", ");
}

function look(props: Props, seat: number): SeatLook {
  const found = props.seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

function arrived(props: Props, portal: number): boolean {
  return props.moment.some((event) => event.kind === "card_drawn" && event.portal === portal);
}

function landedNow(props: Props, seat: number): boolean {
  return props.moment.some((event) => {
    if (event.kind === "ship_landed") return event.seat === seat;
    const landed = event.landed;
    return Array.isArray(landed) && landed.includes(seat);
  });
}

/** Ships still flying hover beside the portal being explored; a seal marks an answer that is in. */
function Flyers(props: Props) {
  const { view } = props;
  if (view.phase === "set_up" || view.phase === "over") return null;
  const { x, y } = place(view.portal);
  const flying = props.seats.filter(({ seat }) => view.players[seat]?.landed === null);
  return (
    <g>
      {flying.map(({ seat, shape }, index) => (
        <g key={seat} class="aia-fly" transform={`translate(${x + 47} ${y - 44 + index * 19}) scale(0.46)`}>
          <Ship shape={shape} />
          {seat === view.explorer && <path class="aia-pointer" d="M38,0L54,-9V9Z" />}
          {view.players[seat]?.answered === true && <circle class="aia-seal" cx="26" cy="-12" r="9" />}
        </g>
      ))}
    </g>
  );
}

function Facts(props: Props) {
  const { view } = props;
  return (
    <p class="aia-facts">
      <span>{props.message("see-mission", { mission: view.mission })}</span>
      <span>{props.message("see-pile", { count: view.pile })}</span>
      {view.pass_holder !== null && (
        <span class="aia-pass">
          {props.message("see-pass")} <SeatMark shape={look(props, view.pass_holder).shape} size={18} />
          {look(props, view.pass_holder).name}
        </span>
      )}
    </p>
  );
}

/** AA-19 who collects when, and with how many actions. */
function Order(props: Props) {
  const { view } = props;
  const landed = [...view.portals].reverse().flatMap(({ ships, value }) => ships.map((seat) => ({ seat, value })));
  if (landed.length === 0) return null;
  const waits = (seat: number) => view.collector === null || seat === view.collector || view.collecting.includes(seat);
  return (
    <div class="aia-order">
      <span>{props.message("see-order")}</span>
      <ol>
        {landed.map(({ seat, value }) => (
          <li key={seat} data-now={seat === view.collector ? "yes" : waits(seat) ? "later" : "done"}>
            <SeatMark shape={look(props, seat).shape} size={20} />
            <span>{look(props, seat).name}</span>
            <b>{seat === view.collector ? `${view.actions_left}/${value}` : value}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
