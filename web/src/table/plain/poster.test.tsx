import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { lettering, posterOf } from "./poster";

afterEach(() => render(null, document.body));

function drawn(slug: string, title: string): string {
  const Poster = posterOf(slug);
  render(<Poster title={title} />, document.body);
  return document.body.innerHTML;
}

test("a game without a poster has one of its title, the same every time, and another game another", () => {
  const coins = drawn("hidden-coins", "Hidden Coins");
  expect([...document.querySelectorAll("text")].map((line) => line.textContent)).toEqual(["Hidden", "Coins"]);
  expect(document.querySelector("svg")?.getAttribute("aria-label")).toBe("Hidden Coins");
  expect(drawn("hidden-coins", "Hidden Coins")).toBe(coins);
  const others = ["contact", "strangers", "los-incognitos"].map((slug) => drawn(slug, "Hidden Coins"));
  expect(new Set([coins, ...others]).size).toBe(4);
});

test("it holds no inline style: the content policy would refuse it", () => {
  expect(drawn("hidden-coins", "Hidden Coins")).not.toMatch(/style=|data:|<image/);
});

test.each(["Go", "Contact", "Los Incognitos", "Don't Talk to Strangers", "Donaudampfschifffahrtsgesellschaft"])(
  "the letters of %s are as large as the room allows, and no word is lost",
  (title) => {
    const { lines, size } = lettering(title);
    expect(lines.join(" ")).toBe(title);
    expect(size).toBeGreaterThanOrEqual(12);
    expect(Math.max(...lines.map((line) => line.length)) * size * 0.62).toBeLessThanOrEqual(
      title.length > 30 ? 999 : 300,
    );
    expect(lines.length * size).toBeLessThan(170);
  },
);
