import { expect, it } from "vitest";
import { checkIssue } from "./write-issue.ts";

const GOOD = { subject: " Tre tips\n", body: "Rad ett\r\nRad två", day: "2026-11-20", isPlanned: true };

it("an issue belongs to the week of its day and is sent in the morning", () => {
  expect(checkIssue(GOOD, "2026-11-15")).toEqual({
    ok: true,
    value: {
      subject: "Tre tips",
      body: "Rad ett\nRad två",
      sendAtMs: Date.parse("2026-11-20T06:00:00Z"),
      week: "2026-W47",
      state: "planned",
    },
  });
  expect(checkIssue({ ...GOOD, isPlanned: false }, "2026-11-15")).toMatchObject({ value: { state: "draft" } });
});

it.each([
  ["subject", { subject: "  " }],
  ["subject", { subject: "x".repeat(121) }],
  ["body", { body: "" }],
  ["body", { body: "x".repeat(10_001) }],
  ["day", { day: "2026-11-14" }],
  ["day", { day: "2026-02-31x" }],
  ["day", { day: "" }],
])("an error of %s is reported at that field: %o", (field, change) => {
  expect(checkIssue({ ...GOOD, ...change }, "2026-11-15")).toMatchObject({ ok: false, errors: [{ field }] });
});
