import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { findRouteFaults } from "./routes.ts";
import { describeFaults } from "./source-tree.ts";

test("the routes of this project are those of its document", async () => {
  expect(describeFaults(await findRouteFaults(PROJECT_ROOT))).toEqual([]);
});

const sound = {
  "docs/routes.md": [
    "| address | what |",
    "|---|---|",
    "| `GET /` | start |",
    "| `GET /{group}/{service}/` | form |",
    "| `POST /{group}/{service}/ask` | asks |",
    "| `GET /ready` | ready |",
    "| `POST /{group}/{service}/sign/cancel` | cancels |",
  ].join("\n"),
  "src/web/routes.ts":
    'export default [{ index: true, file: "a" }, { path: ":group?", file: "b", children: [{ path: "/:service/", file: "c" }] }];\n',
  "src/http/routes/ask.route.ts":
    'const call = { method: "POST", path: `${vertical.description.path}ask`, summary: "" };\n',
  "src/domain/addresses/sign-paths.ts":
    "export const readyPath = () => `/ready`;\nexport const signPath = (at: { path: string }, step: string) => `${at.path}sign${step}`;\n",
  "src/http/routes/sign.route.ts":
    'const call = { method: "POST", path: signPath(description, "/cancel"), summary: "" };\n',
  "src/http/server.ts": "server.get(readyPath(), () => {});\n",
};

test("a document that lists what is answered, and only that, has no fault", async () => {
  expect(describeFaults(await withPlanted(sound, findRouteFaults))).toEqual([]);
});

test("a page, a call, a stray route and a described one that are not listed are found, and a listed one that is gone", async () => {
  const planted = {
    ...sound,
    "src/web/routes.ts": 'export default [{ index: true, file: "a" }, { path: "secret/", file: "b" }];\n',
    "src/http/routes/notify.route.ts": 'const call = { method: "POST", path: "/ajax/notify/" };\n',
    "src/http/server.ts":
      'server.get(readyPath(), () => {});\nserver.get("/debug", () => {});\nserver.get(strayPath());\n',
    "src/verticals/boat/boat.vertical.ts": 'const fetch = { savingEventPath: "/ajax/add-event-boat/" };\n',
  };
  expect(describeFaults(await withPlanted(planted, findRouteFaults))).toEqual([
    "src/web/routes.ts:1 answers GET /secret/, which docs/routes.md does not list",
    "src/http/routes/notify.route.ts:1 answers POST /ajax/notify/, which docs/routes.md does not list",
    "src/http/server.ts:1 answers GET /debug, which docs/routes.md does not list",
    "src/http/server.ts:1 answers GET of strayPath, which is not in src/domain/addresses, which docs/routes.md does not list",
    "src/verticals/boat/boat.vertical.ts:1 answers POST /ajax/add-event-boat/, which docs/routes.md does not list",
    "docs/routes.md:4 lists GET /{group}/{service}/, which nothing answers",
  ]);
});
