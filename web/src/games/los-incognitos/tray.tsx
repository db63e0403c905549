// The dice of the turn: those that lie on the table, those on the landing pad, those spent, and the one set aside.
import { Die, SymbolPicture } from "./dice";
import { counted, type DieSymbol, type Props, SYMBOLS, symbolName, travelOf } from "./names";
import { pointing, useForgetting } from "./pointed";
import { FunctionPicture } from "./things";

export function Tray(props: Props) {
  const { view, message } = props;
  useForgetting([...view.roll, ...view.pad.map(({ die }) => die)]);
  const symbols = SYMBOLS.filter((symbol) => asks(props, `symbol:${symbol}`));
  return (
    <div class="los-tray">
      {symbols.length > 0 ? <Symbols {...props} symbols={symbols} /> : <Rolled {...props} />}
      <Pad {...props} />
      <Special {...props} />
      <div class="los-spent" data-at="spent" role="img" aria-label={spentName(props)}>
        <span class="los-what">{message("see-spent")}</span>
        <span>
          {view.spent.map((symbol, at) => (
            <Die key={at} symbol={symbol} size={20} />
          ))}
        </span>
      </div>
    </div>
  );
}

function asks(props: Props, part: string): boolean {
  return props.lit(part) || props.picked(part);
}

function spentName(props: Props): string {
  const spent = props.view.spent.map((symbol) => symbolName(props, symbol)).join(", ");
  return `${props.message("see-spent")}: ${spent || props.message("dice-none")}`;
}

/** On the table, those that show the same side by side; and what rolls of them are barred. */
function Rolled(props: Props) {
  const { view, message } = props;
  const aside = view.set_aside;
  return (
    <div class="los-rolled" data-at="roll">
      {counted(view.roll).map(([symbol, count]) => (
        <span
          key={symbol}
          {...props.part(`die:${symbol}`, dieName(props, symbol, count))}
          {...pointing(symbol)}
          class="los-dice"
        >
          <span>
            {Array.from({ length: count }, (_, at) => (
              <Die key={at} symbol={symbol} turn={((SYMBOLS.indexOf(symbol) * 7 + at * 11) % 13) - 6} />
            ))}
          </span>
          <Uses {...props} symbol={symbol} />
        </span>
      ))}
      {aside && !aside.spent && (
        <span
          {...props.part("set_aside", message("see-aside", { die: symbolName(props, aside.symbol) }))}
          class="los-dice los-aside"
        >
          <Die symbol={aside.symbol} />
        </span>
      )}
      {view.roll.length === 0 && !aside && <span class="los-quiet">{message("see-no-dice")}</span>}
      {view.bans.map((ban) => (
        <span
          key={ban}
          class="los-ban"
          role="img"
          aria-label={message(`see-ban-${ban}`)}
          title={message(`see-ban-${ban}`)}
        >
          <SymbolPicture symbol={ban === "moving" ? "moonboot" : "spray"} size={20} />
          <span>{message(`see-ban-${ban}`)}</span>
        </span>
      ))}
    </div>
  );
}

/** What such a die could do now: small signs below it. */
function Uses(props: Props & { symbol: DieSymbol }) {
  const use = travelOf(props)?.uses.find((each) => each.symbol === props.symbol);
  if (!use || props.view.player !== props.me) return <span class="los-uses" />;
  return (
    <span class="los-uses">
      {use.store && (
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M1,8V11H11V8M6,1V8M3,5L6,8L9,5" />
        </svg>
      )}
      {use.ways.length > 0 && (
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M1,10L5,5L7,7L11,2M7,2H11V6" />
        </svg>
      )}
      {use.places.length > 0 && (
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2,2L10,10M10,2L2,10" />
        </svg>
      )}
    </span>
  );
}

function dieName(props: Props, symbol: DieSymbol, count: number): string {
  const use = travelOf(props)?.uses.find((each) => each.symbol === symbol);
  const die = symbolName(props, symbol);
  const name = count > 1 ? props.message("dice-alike", { count, die }) : die;
  if (!use) return name;
  return [
    name,
    ...(use.store ? [props.message("see-can-store")] : []),
    ...(use.ways.length ? [props.message("see-can-move", { count: use.ways.length })] : []),
    ...(use.places.length ? [props.message("see-can-mark", { count: use.places.length })] : []),
  ].join("; ");
}

/** LI-9 What lies there, and the places that are left. */
function Pad(props: Props) {
  const { view, message } = props;
  const dice = counted(view.pad.map(({ die }) => die));
  return (
    <div class="los-pad" data-at="pad">
      <span class="los-what">{message("see-pad")}</span>
      <span class="los-slots">
        {dice.map(([die, count]) => (
          <span
            key={die}
            {...props.part(`pad:${die}`, message("see-on-pad", { die: symbolName(props, die), count }))}
            {...pointing(die)}
            class="los-dice"
          >
            {Array.from({ length: count }, (_, at) => (
              <Die key={at} symbol={die} size={36} />
            ))}
          </span>
        ))}
        {Array.from({ length: travelOf(props)?.room_on_pad ?? 0 }, (_, at) => (
          <span key={at} class="los-slot" />
        ))}
      </span>
    </div>
  );
}

/** LI-31, LI-44 Any symbol of one's choice. */
function Symbols(props: Props & { symbols: readonly DieSymbol[] }) {
  return (
    <div class="los-rolled">
      {props.symbols.map((symbol) => (
        <span key={symbol} {...props.part(`symbol:${symbol}`, symbolName(props, symbol))} class="los-dice">
          <Die symbol={symbol} />
        </span>
      ))}
    </div>
  );
}

/** LI-20 The special function: how many of mine are unused, and what it does. */
function Special(props: Props) {
  const { view, me, message } = props;
  const count = (me === null ? 0 : view.players[me]?.functions) ?? 0;
  const { function: scenario } = view.board;
  if (count === 0 || me === null) return null;
  const name = message("see-function", { what: message(`function-${scenario}`), count });
  return (
    <span {...props.part("function", `${name}. ${message(`about-${scenario}`)}`)} class="los-function">
      <FunctionPicture scenario={scenario} size={34} />
      <b>{count}</b>
    </span>
  );
}
