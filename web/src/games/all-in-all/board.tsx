// Ten portals in deep violet space, and the ships at them.
import { useMemo } from "preact/hooks";
import { SeatMark } from "../../art/shapes";
import { Pane, type Room } from "../../table/board/pane";
import { SMALLEST_LETTER } from "../../table/board/zoom";
import type { Drawing, SeatLook } from "../../table/face/face";
import { type Chart, chartOf } from "./chart";
import type { AllInAllView, PortalView } from "./model.generated";
import { CardFace } from "./relics";
import { Ship } from "./ship";

type Props = Drawing<AllInAllView>;

export function Board(props: Props) {
  return (
    <div class="aia night">
      <div class="aia-lines">
        <Facts {...props} />
        <Order {...props} />
      </div>
      <Pane>{(room) => <Space {...props} room={room} />}</Pane>
    </div>
  );
}

function Space(props: Props & { room: Room }) {
  const { view, room } = props;
  const count = view.portals.length;
  const chart = useMemo(() => chartOf(room, count), [room.width, room.height, count]);
  return (
    <svg
      class="aia-space"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      data-phase={view.phase}
      style={{ "--least": `${SMALLEST_LETTER / chart.scale}px` }}
    >
      <title>{props.message("title")}</title>
      <Sky chart={chart} />
      <path class="aia-way" d={chart.way} />
      {view.portals.map((portal, index) => (
        <Portal key={index} {...props} chart={chart} number={index + 1} portal={portal} />
      ))}
      <Flyers {...props} chart={chart} />
    </svg>
  );
}

const STARS = Array.from({ length: 160 }, (_, star) => ({
  x: ((star * star * 37 + star * 197 + 31) % 997) / 997,
  y: ((star * star * 53 + star * 89 + 17) % 991) / 991,
  r: 0.6 + (star % 4) * 0.35,
}));

function Sky({ chart: { width, height, planet } }: { chart: Chart }) {
  const ground = height - 22;
  return (
    <g>
      <defs>
        <radialGradient id="aia-deep" cx="42%" cy="10%" r="70%">
          <stop offset="0%" stop-color="#4a2c86" />
          <stop offset="45%" stop-color="#271a57" />
          <stop offset="100%" stop-color="#120b2e" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#aia-deep)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x * width} cy={y * height} r={r} fill="#efe6ff" opacity="0.55" />
      ))}
      <path
        d={`M0,${ground}C${width * 0.2},${ground - 40} ${width * 0.4},${ground + 30} ${width * 0.6},${ground + 10}S${width * 0.9},${ground - 30} ${width},${ground}V${height}H0Z`}
        fill="#1a1140"
      />
      <g transform={`translate(${planet.x} ${planet.y})`}>
        <circle r="15" fill="#d5567f" />
        <path d="M-24,6C-12,-8 18,-10 25,-4C18,8 -12,12 -24,6Z" fill="none" stroke="#ffc658" stroke-width="2.5" />
      </g>
    </g>
  );
}

const GLOW = ["", "#4fd0c4", "#8f86ff", "#ee6fb8", "#ffc658"];

type Charted = Props & { readonly chart: Chart };

function Portal(props: Charted & { number: number; portal: PortalView }) {
  const { number, portal, view } = props;
  const { x, y } = props.chart.place(number);
  const exploring = view.portal === number && view.phase !== "over" && view.phase !== "set_up";
  const colour = GLOW[portal.value] ?? "#ffffff";
  return (
    <g
      {...props.part(`portal:${number}`, portalName(props, number, portal))}
      class={exploring ? "aia-portal aia-here" : "aia-portal"}
      transform={`translate(${x} ${y})`}
    >
      <rect class="aia-halo" x="-52" y="-85" width="104" height="164" rx="18" />
      <ellipse rx="37" ry="39" fill="#0c0724" />
      <ellipse rx="29" ry="31" fill={colour} fill-opacity="0.16" />
      <ellipse class="aia-ring" rx="37" ry="39" fill="none" stroke={colour} stroke-width="7" />
      <ellipse rx="37" ry="39" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="1" />
      <text class="aia-value" y="11" fill={colour}>
        {portal.value}
      </text>
      <text class="aia-number" x="-40" y="-36">
        {number}
      </text>
      {portal.card !== null && (
        <g key={portal.card}>
          <g transform="translate(0 50) scale(0.82)">
            <CardFace card={portal.card} />
          </g>
        </g>
      )}
      {portal.ships.map((seat, layer) => (
        <g key={seat}>
          <g transform={`translate(${layer * 4 - 2} ${-42 - layer * 10}) scale(0.8)`}>
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

/** Ships still flying hover beside the portal being explored, that of the explorer in light; a seal marks an answer. */
function Flyers(props: Charted) {
  const { view } = props;
  if (view.phase === "set_up" || view.phase === "over") return null;
  const { x, y } = props.chart.place(view.portal);
  const flying = props.seats.filter(({ seat }) => view.players[seat]?.landed === null);
  return (
    <g class="aia-flyers" data-left={view.order.length > 0 && view.collector !== null}>
      {flying.map(({ seat, shape }, index) => (
        <g key={seat} class="aia-fly" transform={`translate(${x + 40} ${y - 48 + index * 19}) scale(0.46)`}>
          {seat === view.explorer && <ellipse class="aia-explores" rx="34" ry="20" cy="-2" />}
          <Ship shape={shape} />
          {view.players[seat]?.answered === true && <circle class="aia-seal" cx="24" cy="-12" r="9" />}
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
        <span>
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
  if (view.order.length === 0) return null;
  const waits = (seat: number) => view.collector === null || seat === view.collector || view.collecting.includes(seat);
  return (
    <div class="aia-order">
      <span class="aia-what">{props.message("see-order")}</span>
      <ol>
        {view.order.map((seat, place) => (
          <li key={seat} data-now={seat === view.collector ? "yes" : waits(seat) ? "later" : "done"}>
            <SeatMark shape={look(props, seat).shape} size={20} />
            <span class="aia-who">{look(props, seat).name}</span>
            <b>{seat === view.collector ? `${view.actions_left}/${view.actions[place]}` : view.actions[place]}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
