import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { instrumentFiles } from "./instrument.ts";

const SOURCE = `export const WAIT_MS = 3_000;
export const WIDTHS = { 1: 480, small: 640 } as const;
export type Column = 1 | 2;
`;

test("numbers are changed, also where a constant is asserted, and neither keys nor types", async () => {
  const root = mkdtempSync(join(tmpdir(), "numbers-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "limits.ts"), SOURCE);
  const { mutants, instrument } = instrumentFiles(root, () => true, { hasConstants: true });
  await instrument("limits.ts");
  const numbers = [...mutants.values()].filter(({ mutator }) => mutator === "NumberLiteral");
  expect(numbers.map(({ line, was, now }) => ({ line, was, now }))).toEqual([
    { line: 1, was: "3_000", now: "3001" },
    { line: 2, was: "480", now: "481" },
    { line: 2, was: "640", now: "641" },
  ]);
});
