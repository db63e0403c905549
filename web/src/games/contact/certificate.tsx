// CO-28 What the team takes home: names, date, score and the last planet; it prints on a page of its own.
import type { Props } from "./names";
import { ChipPicture } from "./planet";

export function Certificate(props: Props) {
  const { message, seats, view, ended } = props;
  const last = view.used.at(-1);
  return (
    <section class="co-certificate" aria-label={message("see-certificate")}>
      <div class="co-diploma night">
        <svg viewBox="-190 -190 380 380" width="120" height="120" aria-hidden="true">
          {last && <ChipPicture chip={last} condition="candidate" />}
        </svg>
        <h2>{view.grade ? message(`grade-${view.grade}`) : message("see-certificate")}</h2>
        <p class="co-names">{seats.map(({ name }) => name).join(" · ")}</p>
        <p>{message("see-certificate-about", { score: String(view.points), planet: last ?? "" })}</p>
        {ended && <p>{dayOf(ended)}</p>}
      </div>
      <button type="button" class="co-print" onClick={() => window.print()}>
        {message("see-print")}
      </button>
    </section>
  );
}

/** The day of the game, whenever its certificate is looked at. */
function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
}
