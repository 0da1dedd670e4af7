import { expect, test } from "vitest";
import { findUnclassified } from "./load-classes.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("every route of this project has a load class of its own choice", async () => {
  expect(describeFaults(await findUnclassified(PROJECT_ROOT))).toEqual([]);
});

test("a call, a server route and a vertical's route without a load class are found", async () => {
  const planted = {
    "src/http/load-classes.ts":
      'export const chosenClassOf = (path: string) => (/\\/ask$/.test(path) ? "search" : undefined);\n',
    "src/http/routes/ask.route.ts": [
      'const ask = { method: "POST", path: `${vertical.description.path}ask`, summary: "" };',
      'const notify = { method: "POST", path: "/ajax/notify/", summary: "" };',
    ].join("\n"),
    "src/http/server.ts": 'server.get("/debug", () => {});\n',
    "src/verticals/boat/boat.vertical.ts": 'const fetch = { savingEventPath: "/ajax/add-event-boat/" };\n',
  };
  expect(describeFaults(await withPlanted(planted, findUnclassified))).toEqual([
    "src/http/routes/ask.route.ts:1 answers POST /ajax/notify/, to which src/http/load-classes.ts gives no load class",
    "src/http/server.ts:1 answers GET /debug, to which src/http/load-classes.ts gives no load class",
    "src/verticals/boat/boat.vertical.ts:1 answers POST /ajax/add-event-boat/, to which src/http/load-classes.ts gives no load class",
  ]);
});
