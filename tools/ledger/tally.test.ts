import { expect, test } from "vitest";
import type { TestResult } from "#tools/results/vitest-results.ts";
import { withPlanted } from "#tests/architecture/plant.ts";
import { type FileClaims, type Reaches, findLeftOut } from "./reach.ts";
import { REQUIREMENTS_FILE, type Requirement, idsIn, parseRequirements, readRequirements } from "./requirements.ts";
import { tally as tallyBy } from "./tally.ts";

const row = (id: string) => ({ id, text: "x", source: "1§1 l1", kind: "unit", group: id.charAt(0) });
const rows = ["C-001", "C-002", "C-003", "F-001"].map(row);
const passing = (name: string, file = "x.test.ts") => ({ name, file, outcome: "passed" as const });
const failing = (name: string) => ({ name, file: "x.test.ts", outcome: "failed" as const });
const tally = (
  requirements: readonly Requirement[],
  tests: readonly TestResult[],
  reaches: Reaches = () => true,
  leftOut: readonly FileClaims[] = [],
) => tallyBy(requirements, tests, reaches, leftOut);

test("a row is shown when a passing test names it, alone or in a list", () => {
  const { groups, errors } = tally(rows, [passing("rises [C-001]"), passing("stays [F-001, C-003] put")]);
  expect(groups).toEqual({
    C: { rows: 3, shown: 2, notRun: [], missing: ["C-002"], unreached: [] },
    F: { rows: 1, shown: 1, notRun: [], missing: [], unreached: [] },
  });
  expect(errors).toEqual([]);
});

test("a row that any failing test names is not shown, whatever passes", () => {
  const { groups } = tally(rows, [passing("a [C-001]"), failing("b [C-001]"), passing("c [C-001]")]);
  expect(groups["C"]?.missing).toEqual(["C-001", "C-002", "C-003"]);
});

test("a row that is verified only in unreached code counts as unreached, and as nothing else", () => {
  const tests = [passing("a [C-001]", "far.test.ts"), passing("b [C-002]", "far.test.ts"), passing("c [C-002]")];
  const { groups } = tally(rows, tests, (file, id) => file === "x.test.ts" && id === "C-002");
  expect(groups["C"]).toEqual({ rows: 3, shown: 1, notRun: [], missing: ["C-003"], unreached: ["C-001"] });
});

test("a row of a file that the run left out is not missing, unless a test that ran failed or nothing it calls is reached", () => {
  const leftOut = [
    { file: "slow.test.ts", ids: new Set(["C-001", "C-002"]) },
    { file: "far.test.ts", ids: new Set(["C-003"]) },
  ];
  const { groups } = tally(rows, [failing("a [C-002]")], (file) => file !== "far.test.ts", leftOut);
  expect(groups).toEqual({
    C: { rows: 3, shown: 0, notRun: ["C-001"], missing: ["C-002"], unreached: ["C-003"] },
    F: { rows: 1, shown: 0, notRun: [], missing: ["F-001"], unreached: [] },
  });
});

test("of a file that is left out, titles count: a row in a comment does not, except where titles are made", async () => {
  const files = {
    "src/a.test.ts": '// C-003\ntest("a [C-001, C-002]", () => {});',
    "tests/b.test.ts": 'for (const id of ["F-001"]) test(`b [${id}]`, () => {});',
    "tests/c.test.ts": 'test("c [C-003]", () => {});',
  };
  const found = await withPlanted(files, (root) => findLeftOut(root, new Set(["tests/c.test.ts"])));
  expect(found.map(({ file, ids }) => [file, ...ids].join(" ")).toSorted()).toEqual([
    "src/a.test.ts C-001 C-002",
    "tests/b.test.ts F-001",
  ]);
});

test("a skipped test shows nothing", () => {
  const { groups } = tally(rows, [{ name: "later [C-001]", file: "x.test.ts", outcome: "skipped" }]);
  expect(groups["C"]?.shown).toBe(0);
});

test("an unknown row is an error", () => {
  expect(tally(rows, [passing("x [C-999]")]).errors).toEqual(['unknown row C-999 in "x [C-999]"']);
});

test("a test that names more than four rows is an error", () => {
  const many = ["C-001", "C-002", "C-003", "F-001", "F-002"];
  expect(tally([...rows, row("F-002")], [passing(`x [${many.join(", ")}]`)]).errors).toHaveLength(1);
  expect(tally([...rows, row("F-002")], [passing(`x [${many.slice(1).join(",")}]`)]).errors).toEqual([]);
});

test("only brackets that hold nothing but ids name rows", () => {
  expect(idsIn("a [C-001] b [F-001,C-002] c [see C-003] d C-004 [C-001]")).toEqual(["C-001", "F-001", "C-002"]);
});

test("a quoted cell keeps its commas and quotes", () => {
  const csv = 'id,text,source,kind,group\nC-001,"one, ""two""",1§1 l1,unit,C\n';
  expect(parseRequirements(csv)).toEqual([
    { id: "C-001", text: 'one, "two"', source: "1§1 l1", kind: "unit", group: "C" },
  ]);
  expect(() => parseRequirements("id,text\n")).toThrow("unexpected columns");
});

test("the ledger holds every row of the product documents, each id once", () => {
  const all = readRequirements(REQUIREMENTS_FILE);
  const groups = Map.groupBy(all, ({ group }) => group);
  const counts = Object.fromEntries([...groups].map(([group, inGroup]) => [group, inGroup.length]));
  expect(counts).toEqual({ F: 156, V: 71, L: 13, W: 27, M: 8, C: 243, H: 57, T: 8, A: 5, E: 14, B: 8, P: 6 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(616);
  expect(all.filter(({ id, group }) => !id.startsWith(`${group}-`))).toEqual([]);
});
