// A picture to keep: the last board as it is drawn on the page, with who played, how it ended and when. It is made in
// this browser, of nothing but the page; a copy of each drawing carries its own colours, since no style goes with it.
interface Keepsake {
  readonly title: string;
  readonly headline: string;
  /** Each player: the mark as it is drawn on the page, and what is said of them. */
  readonly players: readonly { readonly mark: SVGSVGElement | null; readonly words: string }[];
  readonly date: string;
}

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, EDGE, HEAD, ROW, TALLEST] = [1_600, 48, 150, 56, 1_500];
const [GROUND, INK, GLOW] = ["#1a1333", "#fff3c9", "#ffc658"];

/** What the pages' style may say of something drawn, as attributes that every picture understands. */
const OWN = ["opacity", "clip-path", "mask", "filter", "stop-color", "stop-opacity", "display", "dominant-baseline"];
const HANDED_DOWN = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "visibility",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "letter-spacing",
  "paint-order",
];
const USUAL: Readonly<Record<string, string>> = { opacity: "1", display: "inline", "dominant-baseline": "auto" };
const OF_THE_PAGE = /^(class|style|role|tabindex|data-|aria-)/u;

export function compose(
  board: SVGSVGElement,
  ground: string,
  { title, headline, players, date }: Keepsake,
): SVGSVGElement {
  const { width, height } = sizeOf(board);
  const scale = Math.min((WIDTH - 2 * EDGE) / width, TALLEST / height);
  const high = height * scale;
  const columns = players.length > 3 ? 2 : 1;
  const rows = Math.ceil(players.length / columns);
  const whole = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEAD + high + rows * ROW + 2 * EDGE}` });
  whole.setAttribute("width", String(WIDTH));
  whole.setAttribute("height", String(Math.round(HEAD + high + rows * ROW + 2 * EDGE)));
  whole.append(
    drawn("rect", { width: "100%", height: "100%", fill: GROUND }),
    words(title, EDGE, 62, 34, GLOW),
    words(headline, EDGE, 118, 48, INK),
    words(date, WIDTH - EDGE, 62, 30, INK, "end"),
    drawn("rect", at((WIDTH - width * scale) / 2, HEAD, width * scale, high, { fill: ground })),
    placed(board, (WIDTH - width * scale) / 2, HEAD, width * scale, high),
  );
  for (const [number, player] of players.entries()) {
    const x = EDGE + (number % columns) * (WIDTH / columns);
    const y = HEAD + high + EDGE + Math.floor(number / columns) * ROW;
    if (player.mark) whole.append(placed(player.mark, x, y - 4, 40, 40));
    whole.append(words(player.words, x + 54, y + 26, 30, INK));
  }
  return whole;
}

function sizeOf(picture: SVGSVGElement): { width: number; height: number } {
  const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(/[ ,]+/u).map(Number);
  return { width: width || 300, height: height || 200 };
}

function drawn(name: string, attributes: Readonly<Record<string, string>>): SVGSVGElement {
  const element = document.createElementNS(SVG, name) as SVGSVGElement;
  for (const [each, value] of Object.entries(attributes)) element.setAttribute(each, value);
  return element;
}

function at(x: number, y: number, width: number, height: number, more: Readonly<Record<string, string>> = {}) {
  return { x: String(x), y: String(y), width: String(width), height: String(height), ...more };
}

function words(said: string, x: number, y: number, size: number, fill: string, anchor = "start"): SVGSVGElement {
  const font = { "font-family": "sans-serif", "font-size": String(size), "font-weight": "600" };
  const text = drawn("text", { x: String(x), y: String(y), fill, "text-anchor": anchor, ...font });
  text.textContent = said;
  return text;
}

/** A copy with all that the page's style says, at this place. */
function placed(picture: SVGSVGElement, x: number, y: number, width: number, height: number): SVGSVGElement {
  const copy = inlined(picture);
  for (const [name, value] of Object.entries(at(x, y, width, height))) copy.setAttribute(name, value);
  copy.removeAttribute("transform");
  copy.setAttribute("font-family", "sans-serif");
  return copy;
}

function inlined(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const [before, after] = [
    [picture, ...picture.querySelectorAll("*")],
    [copy, ...copy.querySelectorAll("*")],
  ];
  for (const [number, original] of before.entries()) dress(original, after[number] ?? copy);
  return copy;
}

function dress(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  for (const name of [...copy.getAttributeNames()].filter((each) => OF_THE_PAGE.test(each))) copy.removeAttribute(name);
  for (const name of HANDED_DOWN) copy.setAttribute(name, style.getPropertyValue(name));
  for (const name of OWN) {
    const value = style.getPropertyValue(name);
    if (copy.hasAttribute(name) || value !== (USUAL[name] ?? "none")) copy.setAttribute(name, value);
  }
  turned(style, copy);
}

/** Where something is turned or moved by style, around which point belongs to it. */
function turned(style: CSSStyleDeclaration, copy: Element): void {
  const { transform, transformBox, transformOrigin } = style;
  if (!transform || transform === "none" || copy.hasAttribute("transform")) return;
  copy.setAttribute("transform", transform);
  if (transformBox === "fill-box") copy.setAttribute("transform-box", transformBox);
  copy.setAttribute("transform-origin", transformOrigin);
}

/** The content policy lets pictures in as data, and no other way. */
export async function asPng(picture: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Number(picture.getAttribute("width"));
  canvas.height = Number(picture.getAttribute("height"));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be made"))), "image/png"),
  );
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The largest drawing on the board, and what colour is behind it. */
export function boardOn(table: Element | null): { readonly picture: SVGSVGElement; readonly ground: string } | null {
  const all = [...(table?.querySelectorAll<SVGSVGElement>(".board svg") ?? [])];
  const size = (each: Element) => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
  const picture = all.sort((one, two) => size(two) - size(one))[0];
  return picture ? { picture, ground: groundOf(picture) } : null;
}

function groundOf(picture: Element): string {
  for (let each: Element | null = picture; each; each = each.parentElement) {
    const colour = getComputedStyle(each).backgroundColor;
    if (colour && !/^(rgba\(.*, 0\)|transparent)$/u.test(colour)) return colour;
  }
  return GROUND;
}
