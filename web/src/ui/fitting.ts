// Words in a place that stays as it is: written as large as they fit.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Steps of size that the style knows, 0 the largest. */
const SMALLEST = 3;

/** Pixels by which letters may reach below the last line: less than a line that has no room. */
const BELOW = 4;

/** Says in `data-small` by how many steps an element's words are written smaller, the fewest with which they fit. */
export function useFitting(words: string, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const found = element.current;
    const place = found?.parentElement;
    if (!found || !place) return;
    const look = () => shrink(found);
    look();
    const resized = new ResizeObserver(look);
    for (const watched of [found, place]) resized.observe(watched);
    return () => resized.disconnect();
  }, [words, element]);
}

function shrink(element: HTMLElement): void {
  for (let small = 0; small <= SMALLEST; small += 1) {
    element.dataset.small = `${small}`;
    if (element.scrollHeight <= element.clientHeight + BELOW) return;
  }
}
