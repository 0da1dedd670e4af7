import { defineConfig } from "vitest/config";

/** For Stryker, which takes the whole of a file and no project of it: the unit tests alone, as in vitest.config.ts. */
export default defineConfig({
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    include: ["{src,simulators,gallery}/**/*.test.ts"],
    // It compares times, and code with every change in it is slower: the first run, without a change, must pass.
    exclude: ["src/verticals/electricity/meter/open-meter.test.ts"],
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
