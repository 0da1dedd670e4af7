import { defineConfig } from "vitest/config";

/** For Stryker, which takes the whole of a file and no project of it: the unit tests alone, as in vitest.config.ts. */
export default defineConfig({
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    include: ["{src,simulators,gallery}/**/*.test.ts"],
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
