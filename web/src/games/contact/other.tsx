// Another player: the Source, whoever guesses, or one of the Crew; at the end, what they were last. A line of its own
// in any case, so that the strip stays as high as it is.
import type { Props } from "./names";

export function Other(props: Props & { seat: number }) {
  const { view, seat, message } = props;
  if (view.source === null) return <p class="co-role" />;
  const role = roleOf(props, seat);
  return (
    <p class="co-role" data-role={role}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d={ROLES[role]} />
      </svg>
      {message(`see-role-${role}`)}
    </p>
  );
}

const ROLES = {
  source: "M10,18V10M6,18H14M10,10a2,2 0 1 0 -.1,0M5,13A7,7 0 0 1 5,3M15,13A7,7 0 0 0 15,3",
  guesser: "M4,16L14,6M14,6H8M14,6V12",
  crew: "M5,9A5,5 0 0 1 15,9C15,13 11,12 11,15A2.5,2.5 0 0 1 6.5,16",
} as const;

function roleOf({ view }: Props, seat: number): keyof typeof ROLES {
  if (seat === view.source) return "source";
  return seat === view.guesser && view.phase !== "between" ? "guesser" : "crew";
}
