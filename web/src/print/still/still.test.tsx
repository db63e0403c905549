import { readFileSync } from "node:fs";
import { useState } from "preact/hooks";
import { expect, test } from "vitest";
import { drawn } from "./element";
import { unpacked } from "./font";
import { markup } from "./markup";
import { rulesOf } from "./rules";
import { dress } from "./styled";

function still(what: Parameters<typeof drawn>[0], css: string): string {
  const svg = drawn(what, { class: "paper" });
  dress(svg, rulesOf(css));
  return markup(svg);
}

function Lamp({ lit }: { lit: boolean }) {
  const [name] = useState("lamp");
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" width="20" height="20" style={{ "--least": "7px" }}>
      <title>{name}</title>
      <g class="lamp" data-state={lit ? "lit" : "calm"}>
        <circle r="3.14159" />
        <text>{"a < b"}</text>
      </g>
    </svg>
  );
}

test("a drawing becomes a file without anything that only a page needs", () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" font-family="Atkinson Hyperlegible Next">';
  const inside = '<g><circle r="3.14"/><text>a &lt; b</text></g>';
  expect(still(<Lamp lit />, "")).toBe(`${head}${inside}</svg>\n`);
});

test("the stronger selector wins, then the later one, and what a window or a pointer brings is left out", () => {
  const css = `
    .lamp[data-state="lit"] circle { fill: gold }
    .lamp circle { fill: grey; stroke: black } /* weaker */
    circle { stroke: red }
    .lamp:hover circle { fill: white }
    @media (min-width: 1px) { .lamp[data-state="lit"] circle { fill: blue } }
    g > circle:not([data-state]) { opacity: 0.5 }
    svg > circle { opacity: 1 }
  `;
  expect(still(<Lamp lit />, css)).toContain('<circle r="3.14" fill="gold" opacity="0.5" stroke="black"/>');
  expect(still(<Lamp lit={false} />, css)).toContain('fill="grey"');
});

test("variables are resolved where they stand, and the colours for paper come over those of the page", () => {
  const css = `
    :root { --ink: navy; --strong: 720 }
    :root[data-theme="dark"] { --ink: white }
    .paper { --ink: black }
    text { fill: var(--ink); font-size: max(3px, var(--least)); font-weight: var(--strong) }
    .paper .lamp circle { display: none }
  `;
  expect(still(<Lamp lit />, css)).toContain('<g><text fill="black" font-size="7" font-weight="700">');
});

test("what is no picture of one piece is refused", () => {
  expect(() => still(<g />, "")).toThrow("view box");
  expect(() => drawn([<svg key="1" aria-hidden="true" />, <svg key="2" aria-hidden="true" />], {})).toThrow("one svg");
});

test("a font is unpacked whole", () => {
  const file =
    "node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff";
  const woff = readFileSync(file);
  const font = unpacked(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
});
