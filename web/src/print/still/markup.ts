// A drawing as a file of its own: an SVG without classes, names of parts or anything else that only a page needs.
import { type Element, SVG } from "./element";

const FAMILY = "Atkinson Hyperlegible Next";
/** Of a page, not of a picture. */
const PAGE_ONLY = /^(class|role|tabindex|title|xmlns|data-.*|aria-.*|key)$/u;

export function markup(svg: Element): string {
  const [, , width = 0, height = 0] = (svg.attributes.get("viewBox") ?? "").split(" ").map(Number);
  if (svg.localName !== "svg" || !(width > 0 && height > 0))
    throw new Error("a picture should be an svg with a view box");
  for (const name of ["width", "height"]) svg.removeAttribute(name);
  svg.setAttribute("font-family", FAMILY);
  return `${written(svg).replace("<svg", `<svg xmlns="${SVG}"`)}\n`;
}

function written(element: Element): string {
  if (!element.localName) return escaped(element.data);
  if (element.localName === "title" || isHidden(element)) return "";
  const attributes = [...element.attributes]
    .filter(([name]) => !PAGE_ONLY.test(name))
    .map(([name, value]) => ` ${name}="${escaped(short(value))}"`)
    .join("");
  const inside = element.childNodes.map(written).join("");
  if (element.localName === "g" && inside === "") return "";
  return inside
    ? `<${element.localName}${attributes}>${inside}</${element.localName}>`
    : `<${element.localName}${attributes}/>`;
}

function isHidden({ attributes }: Element): boolean {
  return attributes.get("display") === "none";
}

/** A hundredth of a unit is less than anybody sees. */
function short(value: string): string {
  return value.replace(/-?\d+\.\d{3,}/gu, (number) => String(Number(Number(number).toFixed(2))));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
