import { describe, expect, test } from "vitest";
import { purchaseAge, purchaseNotice } from "./purchase-notice.ts";

describe("a purchase notice", () => {
  test.each([
    [0, { unit: "minutes", count: 1 }],
    [59, { unit: "minutes", count: 1 }],
    [60, { unit: "minutes", count: 1 }],
    [119, { unit: "minutes", count: 1 }],
    [120, { unit: "minutes", count: 2 }],
    [3_599, { unit: "minutes", count: 59 }],
    [3_600, { unit: "hours", count: 1 }],
    [7_199, { unit: "hours", count: 1 }],
    [86_399, { unit: "hours", count: 23 }],
    [86_400, { unit: "yesterday" }],
    [172_800, { unit: "yesterday" }],
  ])("after %i seconds counts %j [C-240]", (seconds, age) => {
    expect(purchaseAge(seconds)).toEqual(age);
  });

  test.each([
    [0, "Senast tecknad för 1 minut sedan"],
    [720, "Senast tecknad för 12 minuter sedan"],
    [3_600, "Senast tecknad för 1 timme sedan"],
    [7_200, "Senast tecknad för 2 timmar sedan"],
    [86_400, "Senast tecknad igår"],
  ])("after %i seconds reads '%s' [C-240]", (secondsSinceOrder, notice) => {
    expect(purchaseNotice({ secondsSinceOrder })).toBe(notice);
  });
});
