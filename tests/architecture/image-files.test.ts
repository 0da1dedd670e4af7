import { expect, test } from "vitest";
import { findImageFaults } from "./image-files.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("every image has the files and the packages that its program imports, and the build has its own", () => {
  expect(describeFaults(findImageFaults(PROJECT_ROOT))).toEqual([]);
});

const FILES = {
  "ops/Containerfile":
    "FROM base AS worker\n\nFROM base AS simulators\nCOPY --from=build /app/node_modules node_modules\n",
  "ops/Containerfile.dockerignore": "*\n!src\n!simulators\n!tools/bundle\n",
  "vite.config.ts": 'import { a } from "./tools/bundle/a.ts";\nexport default a;\n',
  "react-router.config.ts": "export default {};\n",
  "tools/bundle/a.ts": "export const a = 1;\n",
  "src/main/worker.ts": 'import "pg";\n',
  "src/main/migrate.ts": 'import type { Mail } from "postal-mime";\nexport type { Mail };\n',
  "src/main/simulators.ts": 'import "postal-mime";\n',
};

test("a project whose images have everything has no fault", async () => {
  expect(await withPlanted(FILES, findImageFaults)).toEqual([]);
});

test("a file that is left out and a package that is not installed are found", async () => {
  const files = {
    ...FILES,
    "ops/Containerfile": "FROM base AS worker\n\nFROM base AS simulators\n",
    "src/main/worker.ts": 'import "../../tools/clock.ts";\nimport "postal-mime";\n',
    "tools/clock.ts": "export const clock = 1;\n",
    "tools/bundle/a.ts": 'export { clock as a } from "../clock.ts";\n',
  };
  expect(describeFaults(await withPlanted(files, findImageFaults))).toEqual([
    "tools/clock.ts:1 is not in the image worker",
    "src/main/worker.ts:1 needs postal-mime, which the image worker does not have",
    "src/main/simulators.ts:1 needs postal-mime, which the image simulators does not have",
    "tools/clock.ts:1 is not sent to the build of the images",
  ]);
});
