import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACILITY_PATTERN, facilityIdOf, formatFacilityId, parseFacilityId } from "./facility-id.ts";

const matches = (typed: string): boolean => new RegExp(`^(?:${FACILITY_PATTERN})$`, "u").test(typed);

describe("a facility id", () => {
  it.each([
    ["735999100000000003", "735999100000000003"],
    ["735 999 100 000 000 003", "735999100000000003"],
    [" 735999 1000 0000 0003 ", "735999100000000003"],
  ])("is read in any grouping: %s", (typed, id) => {
    expect(parseFacilityId(typed)).toBe(id);
    expect(matches(typed)).toBe(true);
  });

  it.each([
    ["another check digit", "735999100000000007"],
    ["another prefix", "735998100000000007"],
    ["a digit too few", "73599910000000000"],
    ["a digit too many", "7359991000000000030"],
    ["letters", "73599910000000000O"],
    ["nothing", ""],
  ])("is refused with %s", (_what, typed) => {
    expect(parseFacilityId(typed)).toBeUndefined();
  });

  it("is made, written and read again as the same", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (own) => {
        const id = facilityIdOf(String(own));
        expect(id).toMatch(/^735999\d{12}$/);
        expect(parseFacilityId(formatFacilityId(id))).toBe(id);
      }),
    );
  });
});
