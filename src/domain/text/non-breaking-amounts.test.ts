import { expect, it } from "vitest";
import { formatKr } from "#domain/format/swedish-format.ts";
import { useNonBreakingAmounts } from "./non-breaking-amounts.ts";

it("an amount that others have written holds together as ours do", () => {
  expect(useNonBreakingAmounts("Ersätts upp till 1 500 000 kr.")).toBe(`Ersätts upp till ${formatKr(150_000_000)}.`);
  expect(useNonBreakingAmounts("300 kr för varje dygn")).toBe(`${formatKr(30_000)} för varje dygn`);
  expect(useNonBreakingAmounts("8 001–12 000 mil: 6 000 kr")).toBe(
    "8\u202F001–12\u202F000\u00A0mil: 6\u202F000\u00A0kr",
  );
});

it("other numbers stay as they are", () => {
  for (const text of ["08-465 004 00", "070 174 06 05", "Sparvgatan 12 123 45 Farsta", "24 timmar", "12 kronblad"])
    expect(useNonBreakingAmounts(text)).toBe(text);
});
