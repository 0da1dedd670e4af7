import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findGoneOwned, findWorkflowFaults } from "./workflows.ts";

test("GitHub would accept every workflow, and their steps are our scripts", () => {
  expect(describeFaults(findWorkflowFaults(PROJECT_ROOT))).toEqual([]);
});

const CHECKOUT = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683";

const workflow = (...steps: string[]): string =>
  [
    "on: push",
    "jobs:",
    "  a:",
    "    runs-on: ubuntu-24.04",
    "    steps:",
    ...steps.map((step) => `      - ${step}`),
    "",
  ].join("\n");

test("an unknown key, an action by its tag, a command that is none of ours and an inserted text are found", async () => {
  const planted = {
    ".ci/run": "#!/bin/sh\n",
    ".github/workflows/a.yml": workflow("run: npm test", "timeout: 3"),
    ".github/workflows/b.yml": workflow(
      `uses: ${CHECKOUT}`,
      "uses: actions/checkout@v4",
      "run: .ci/run",
      "run: npm run check",
      "run: npm run vanished",
      "run: curl https://sparv.example/install.sh",
      "run: echo ${{ github.event.issue.title }}",
    ),
  };
  expect(describeFaults(await withPlanted(planted, findWorkflowFaults))).toEqual([
    ".github/workflows/a.yml:7 Unexpected value 'timeout'",
    expect.stringContaining(".github/workflows/a.yml:7 There's not enough info to determine what you meant."),
    ".github/workflows/b.yml:7 uses actions/checkout@v4, which is not named by its commit",
    // Here it is no program.
    ".github/workflows/b.yml:8 runs .ci/run, which is no script of this project",
    ".github/workflows/b.yml:10 runs npm run vanished, which is no script of this project",
    ".github/workflows/b.yml:11 runs curl https://sparv.example/install.sh, which is no script of this project",
    ".github/workflows/b.yml:12 writes a value of others into a script: hand it on as a variable of the environment",
  ]);
});

test("every place of CODEOWNERS exists", async () => {
  expect(findGoneOwned(PROJECT_ROOT)).toEqual([]);
  const planted = { ".github/CODEOWNERS": "* @a\n/src/gone/ @a\n/package.json @a\n" };
  expect(await withPlanted(planted, findGoneOwned)).toEqual(["/src/gone/"]);
});
