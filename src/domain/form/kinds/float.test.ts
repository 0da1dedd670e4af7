import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { floatRules } from "./float.ts";

const store = (typed: string) => floatRules.store(floatRules.clean(typed, {}), {});

describe("a decimal number", () => {
  it.each([
    ["3,95", "3.95"],
    ["3.95", "3.95"],
    ["1 234,50", "1234.5"],
    [",5", "0.5"],
    ["5,", "5"],
    ["007", "7"],
    ["0,0000001", "0.0000001"],
    ["1.5.2", "1.52"],
    ["", ""],
  ])("%j is stored as %j [V-058]", (typed, stored) => {
    expect(store(typed)).toBe(stored);
  });

  it.each(["float", "percentage"] as const)("as %s takes dot and comma alike [V-058]", (kind) => {
    expect(judge(kind, "3,95").validity).toBe("valid");
    expect(judge(kind, "3.95").validity).toBe("valid");
    expect(judge(kind, ",").validity).toBe("invalid");
  });

  it.each(["float", "percentage"] as const)(
    "as %s lies between its bounds, is reverted when not, and may be empty [V-059]",
    (kind) => {
      const attrs = { min: 0.5, max: 12.25 };
      expect(["0,49", "0,5", "12,25", "12,26"].map((typed) => judge(kind, typed, attrs).validity)).toEqual([
        "invalid",
        "valid",
        "valid",
        "invalid",
      ]);
      expect(judge(kind, "", attrs).validity).toBe("unset");
      expect(judge(kind, "0", attrs).message).toBe("Vänligen ange minst 0,5");
      expect(floatRules.isReverted).toBe(true);
    },
  );

  it("that is a percentage is at most a hundred by default", () => {
    expect(judge("percentage", "100").validity).toBe("valid");
    expect(judge("percentage", "100,1").validity).toBe("invalid");
    expect(judge("percentage", "120", { max: 200 }).validity).toBe("valid");
    expect(judge("float", "120").validity).toBe("valid");
  });

  it("comes back from how it is shown", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.stringMatching(/^\d{0,6}$/), (whole, decimals) => {
        fc.pre(whole < 1e15);
        const typed = decimals ? `${whole},${decimals}` : `${whole}`;
        expect(store(floatRules.format(typed, {}))).toBe(store(typed));
        expect(Number(store(typed))).toBe(Number(typed.replace(",", ".")));
      }),
    );
  });
});
