import { expect, test } from "vitest";
import { address, routeOf } from "./router";
import { change, readSettings } from "./settings";

test.each([
  ["/", { page: "start" }],
  [address.table("abc"), { page: "table", table: "abc" }],
  [address.replay("abc"), { page: "replay", table: "abc" }],
  ["/rules/all-in-all", { page: "rules", slug: "all-in-all" }],
  ["/join/GERFNM", { page: "join", code: "GERFNM" }],
  ["/table", { page: "missing" }],
  ["/table/abc/more", { page: "missing" }],
  ["/elsewhere/x", { page: "missing" }],
])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

test("a clause is a fragment of the rules", () => {
  expect(address.rules("all-in-all", "AA-13")).toBe("/rules/all-in-all#AA-13");
});

test("of settings only what makes sense is believed", () => {
  const kept = '{"theme":"dark","motion":7,"language":"xx","sound":false,"seen":["a",3],"__proto__":{"hints":false}}';
  expect(readSettings(kept)).toMatchObject({ theme: "dark", motion: "auto", sound: false, hints: true, seen: ["a"] });
  for (const nonsense of ["", "null", "[", "7", '"x"']) expect(readSettings(nonsense).theme).toBe("auto");
});

test("the tempo that a device has kept is found again, under the name it always had", () => {
  expect(readSettings('{"pace":"calm"}').tempo).toBe("calm");
  change({ tempo: "fast" });
  const kept = localStorage.getItem("saucer");
  expect(JSON.parse(kept ?? "")).toMatchObject({ pace: "fast" });
  expect(readSettings(kept).tempo).toBe("fast");
});
