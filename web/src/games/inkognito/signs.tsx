// IK-33 Signs: four faces, and a small control to make one of them to one player or to all.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Speaking } from "../../table/face/face";
import { useUnfold } from "../../ui/unfold";
import { nameOf, type Props, SIGNS, type Sign } from "./names";

const INK = "#1a1333";

const LOOK: Record<Sign, JSX.Element> = {
  wink: (
    <g>
      <circle cx="6" cy="-4" r="2" fill={INK} />
      <path d="M-10,-3Q-6,-7 -2,-3" />
      <path d="M-6,6Q0,10 6,6" />
    </g>
  ),
  ear: (
    <g>
      <circle cx="-5" cy="-4" r="2" fill={INK} />
      <circle cx="5" cy="-4" r="2" fill={INK} />
      <path d="M-5,7H5" />
      <path d="M16,-4C22,-6 22,4 16,4" fill="#f6cfa8" />
      <path d="M24,10L19,3" stroke-width="3.4" />
    </g>
  ),
  frown: (
    <g>
      <path d="M-11,-9L-3,-6M11,-9L3,-6" stroke-width="3" />
      <circle cx="-5" cy="-2" r="1.8" fill={INK} />
      <circle cx="5" cy="-2" r="1.8" fill={INK} />
      <path d="M-6,9Q0,4 6,9" />
    </g>
  ),
  sneer: (
    <g>
      <path d="M-10,-6H-2M2,-8L10,-5" />
      <circle cx="-5" cy="-3" r="1.8" fill={INK} />
      <circle cx="5" cy="-3" r="1.8" fill={INK} />
      <path d="M-7,8Q0,8 7,3L8,0" />
    </g>
  ),
};

export function SignPicture({ sign, size = 30 }: { sign: Sign; size?: number }) {
  return (
    <svg viewBox="-20 -20 46 40" width={(size * 46) / 40} height={size} aria-hidden="true">
      <circle r="16.5" fill="#f6cfa8" stroke={INK} stroke-width="2" />
      <g fill="none" stroke={INK} stroke-width="2.2" stroke-linecap="round">
        {LOOK[sign]}
      </g>
    </svg>
  );
}

function comeIntoSight(opened: HTMLDetailsElement): void {
  if (opened.open) opened.lastElementChild?.scrollIntoView({ block: "nearest" });
}

/** Anyone may make any sign, true or not. */
export function Signs(props: Props & Speaking) {
  const { view, me } = props;
  const [to, setTo] = useState<number | null>(null);
  const box = useUnfold();
  if (me === null || view.turn === 0) return null;
  const left = view.gestures_left;
  const make = (sign: Sign) => props.speak({ kind: "gesture", sign, to: to === null ? null : [to] });
  return (
    <details class="ink-signs" ref={box} onToggle={({ currentTarget }) => comeIntoSight(currentTarget)}>
      <summary>
        <SignPicture sign="wink" size={26} />
        {props.message("see-signs")}
      </summary>
      <div class="ink-signs-box">
        <label>
          {props.message("see-sign-to")}
          <select
            value={to === null ? "" : String(to)}
            onChange={({ currentTarget: { value } }) => setTo(value === "" ? null : Number(value))}
          >
            <option value="">{props.message("see-sign-to-all")}</option>
            {props.seats
              .filter(({ seat }) => seat !== me)
              .map(({ seat }) => (
                <option key={seat} value={String(seat)}>
                  {nameOf(props, seat)}
                </option>
              ))}
          </select>
        </label>
        {SIGNS.map((sign) => (
          <button key={sign} type="button" disabled={left <= 0} onClick={() => make(sign)}>
            <SignPicture sign={sign} />
            <span>
              {props.message(`see-sign-${sign}`)}
              <small class="ink-faint">{props.message(`see-sign-of-${sign}`)}</small>
            </span>
          </button>
        ))}
        <p class="ink-faint">{props.message("see-signs-left", { count: left })}</p>
      </div>
    </details>
  );
}
