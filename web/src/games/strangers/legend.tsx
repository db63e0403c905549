// What the signs on the board mean.
import type { Props } from "./names";
import { StopSign, StrangerSign } from "./tokens";

export function Legend({ message }: Props) {
  const signs = [
    ["wall", <path key="wall" class="dts-wall" d="M-40,0H40" />],
    ["bar", <path key="bar" class="dts-bar" d="M-36,0H36" />],
    ["stop-school_bus", <StopSign key="school" bus="school_bus" />],
    ["stop-city_bus", <StopSign key="city" bus="city_bus" />],
    ["stranger-space", <StrangerSign key="stranger" />],
  ] as const;
  return (
    <ul class="dts-legend">
      {signs.map(([name, sign]) => (
        <li key={name}>
          <svg viewBox="-44 -44 88 88" width="22" height="22" aria-hidden="true">
            {sign}
          </svg>
          {message(`see-${name}`)}
        </li>
      ))}
    </ul>
  );
}
