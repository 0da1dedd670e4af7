import { expect, test } from "vitest";
import { COMBINATIONS, FAILURES, nameOf, PARTS, selectRows } from "./matrix-plan.ts";

test("every part is listed with every failure, run or with its reason", () => {
  expect(COMBINATIONS).toHaveLength(PARTS.length * FAILURES.length);
  expect(new Set(COMBINATIONS.map(nameOf)).size).toBe(COMBINATIONS.length);
  for (const { without } of COMBINATIONS) expect(without).not.toBe("");
});

test("without a selection all that have a meaning are run", () => {
  expect(selectRows(undefined)).toEqual(COMBINATIONS.filter(({ without }) => without === undefined));
});

test("a selection names rows, or a part with all of its rows", () => {
  expect(selectRows("web/kill, smtp/cut").map(nameOf)).toEqual(["web/kill", "smtp/cut"]);
  expect(selectRows("model").map(nameOf)).toEqual([
    "model/kill",
    "model/hang",
    "model/slow",
    "model/garbage",
    "model/cut",
  ]);
});

test("a name that does not exist, and one that cannot be run, is refused", () => {
  expect(() => selectRows("web/flood")).toThrow("no row is named web/flood");
  expect(() => selectRows("bankid/disk")).toThrow("bankid/disk is not run: its disk is not ours");
});
