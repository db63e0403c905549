import { expect, test } from "vitest";

test("the page has its heading", async () => {
  document.body.innerHTML = '<div id="saucer"></div>';
  await import("./main");
  expect(document.querySelector("h1")?.textContent).toBe("Saucer");
});
