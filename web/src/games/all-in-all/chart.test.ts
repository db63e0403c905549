import { expect, test } from "vitest";
import { chartOf } from "./chart";

/** Half of a portal with its ring, and of the planet with its own. */
const [PORTAL, PLANET] = [41, 24];

test.each([
  [390, 405],
  [360, 200],
  [470, 230],
  [768, 760],
  [1008, 460],
  [1120, 600],
])("the planet is seen between the portals in a room of %d by %d", (width, height) => {
  const { planet, place } = chartOf({ width, height }, 10);
  for (let portal = 1; portal <= 10; portal++) {
    const { x, y } = place(portal);
    expect(Math.hypot(planet.x - x, planet.y - y)).toBeGreaterThan(PORTAL + PLANET);
  }
});
