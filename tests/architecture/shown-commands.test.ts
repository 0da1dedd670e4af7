import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { identifyCommand, readCommands, readExecuted } from "#tools/tool/command-lines.ts";
import { EVIDENCE } from "#tools/tool/evidence.ts";
import { PROJECT_ROOT as ROOT, withPlanted } from "./plant.ts";
import { findUnlistedScripts, findUnshownCommands } from "./shown-commands.ts";

/** What a newcomer types. */
const DOCUMENTS = ["README.md", "CONTRIBUTING.md", ...globSync("docs/{commands,how-to}.md", { cwd: ROOT })];

test("CI or a test runs every command of README, CONTRIBUTING and the lists, or a reason is given", () => {
  expect(findUnshownCommands(ROOT, DOCUMENTS, readExecuted(ROOT), EVIDENCE)).toEqual([]);
});

test("a command that nothing runs, a reason that is no longer true and a test that does not name it are found", async () => {
  const planted = {
    ".ci/run":
      '# npm run ledger\nstep a - npm run --silent check\nfor part in one two; do\n  npm run bench -- "$part"\ndone\n',
    ".ci/parts.json": '{ "gate": { "contracts": ["tests/contracts/calls/"] } }\n',
    "docs/tutorials/a.md": "```sh\nnpm run new -- provider x\n```\nThen `npm run shots`.\n",
    "README.md":
      "`npm ci`, `npm run check`, `npm run test:contracts`, `npm run ledger`, `npm run bench -- two --short`, `npm run bench -- three`, `src/x.ts`\n\n```\nnpm run new -- provider y && npm run shots\n```\n",
    "a.test.ts": "spawn(x)",
  };
  const evidence = {
    "npm ci": { reason: "known" },
    check: { reason: "slow" },
    shots: { test: "a.test.ts" },
  };
  expect(
    await withPlanted(planted, (root) => findUnshownCommands(root, ["README.md"], readExecuted(root), evidence)),
  ).toEqual([
    "README.md: nothing runs `npm run ledger`: name a test or a reason in tools/tool/evidence.ts",
    "README.md: nothing runs `npm run bench -- three`: name a test or a reason in tools/tool/evidence.ts",
    'tools/tool/evidence.ts: CI or a tutorial runs "check": remove it there',
    "tools/tool/evidence.ts: a.test.ts does not name shots",
  ]);
});

test("docs/commands.md has every script of package.json", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(findUnlistedScripts(Object.keys(scripts)), "add it to tools/tool/scripts.ts").toEqual([]);
  expect(findUnlistedScripts(["check", "vanished"])).toEqual(["vanished"]);
});

test.for([
  ["npm run --silent check", "check"],
  ["npm test", "test"],
  ["npm run faults -- orders --kills 1", "faults orders"],
  ["npm run bench -- --json", "bench"],
  ["npm run tool", "tool"],
  ["npm run --silent tool -- audit --json", "tool audit"],
  ["npm run tool -- staff add editor", "tool staff"],
  ["npm run tool -- journeys signed", "tool journeys signed"],
  ["npm run vitals -- car-result", "vitals"],
  ["A=1 npx vitest run x", "npx vitest"],
  ["npm ci --ignore-scripts", "npm ci"],
  ["docker compose up", "docker compose"],
  [".ci/run --short", ".ci/run"],
  ["npm scripts", undefined],
  ["node:24", undefined],
])("%s is known as %s", ([command = "", id]) => {
  expect(identifyCommand(command)).toBe(id);
});

test("commands are read from spans and from shell blocks, not from other blocks", () => {
  const document =
    "`npm ci`, `x.ts`\n```ts\nnpm run dev\n```\n```sh\n# npm run docs\nnpm test   # why\ncd x && npm run check\n```\n";
  expect(readCommands(document).map(({ id }) => id)).toEqual(["test", "check", "npm ci"]);
});
