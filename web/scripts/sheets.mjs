// Draws what can be printed, with the components of the browser side and without a browser. What tools/sheets.py says
// comes on standard input; SVG, JSON and fonts are written into the folder that is named.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const FONTS = new URL("../node_modules/@fontsource/atkinson-hyperlegible-next/", import.meta.url);
const WEIGHTS = [400, 700];

const [folder] = process.argv.slice(2);
const games = await json(process.stdin);
const root = fileURLToPath(new URL("..", import.meta.url));
const vite = await createServer({
  root,
  logLevel: "warn",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { render } = await vite.ssrLoadModule("/src/print/still/render.ts");
  const { unpacked } = await vite.ssrLoadModule("/src/print/still/font.ts");
  const files = await render(games);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) write(path, text);
  for (const weight of WEIGHTS) {
    const woff = readFileSync(new URL(`files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`, FONTS));
    write(`fonts/atkinson-hyperlegible-next-${weight}.ttf`, unpacked(woff));
  }
  write("fonts/LICENSE", readFileSync(new URL("LICENSE", FONTS)));
} finally {
  await vite.close();
}

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
