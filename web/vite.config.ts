/// <reference types="vitest/config" />
import { defineConfig } from "vite";
import { door } from "./door.ts";

export default defineConfig({
  base: "/",
  plugins: [door()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/saucer/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page begins with is one file: a dozen small ones take longer to ask for than to read.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] } } },
  },
  // Texts lie beside the rules, in src/saucer.
  server: { fs: { allow: [".."] } },
  // One page for each worker, not one for each file: making it was most of the time. Five seconds, which a test has
  // unless it is given more, are soon over beside others who compute.
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["unanswered.ts"],
    testTimeout: 60_000,
  },
});
