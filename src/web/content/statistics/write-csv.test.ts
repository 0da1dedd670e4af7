import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

const figure = {
  vertical: "one",
  region: "Uppsala",
  persons: 31,
  medianOre: 3_150_00,
  lowOre: 3_000_00,
  highOre: 3_300_00,
};

test("has the licence, the names of the columns and one row for each figure, the latest month first", () => {
  const lines = writeCsv(
    [
      { month: "2026-10", figures: [{ ...figure, product: "försäkring, stor" }] },
      { month: "2026-09", figures: [] },
    ],
    "https://example.se/statistik/#metod",
  ).split("\r\n");
  expect(lines[0]).toContain("CC BY 4.0");
  expect(lines[2]).toMatch(/https:\/\/example\.se\/statistik\/#metod$/);
  expect(lines.slice(3)).toEqual([
    "manad,tjanst,lan,personer_minst,median_kr,intervall_fran_kr,intervall_till_kr",
    '2026-10,"försäkring, stor",Uppsala,31,3150,3000,3300',
    "",
  ]);
});
