import { describe, expect, it } from "vitest";
import { canOrder, firstPrice, type PriceEvent, type PriceState, stepPrice } from "./price-state.ts";

const after = (...events: PriceEvent[]): PriceState => events.reduce(stepPrice, firstPrice(false));
const answer = (of: Partial<Extract<PriceEvent, { kind: "answered" }>> = {}): PriceEvent => ({
  kind: "answered",
  isSame: false,
  changeOre: 1_900,
  hasFieldErrors: false,
  isStillOutdated: false,
  ...of,
});

describe("the price and what is chosen", () => {
  it("a change makes the price outdated, and nothing can be ordered at it [C-184]", () => {
    expect(after({ kind: "changed" })).toEqual({ kind: "outdated" });
    expect(canOrder(after({ kind: "changed" }))).toBe(false);
    expect(firstPrice(true)).toEqual({ kind: "outdated" });
  });

  it("is calculated on request, and shown as updated", () => {
    expect(after({ kind: "changed" }, { kind: "asked" })).toEqual({ kind: "calculating", isSuperseded: false });
    const updated = after({ kind: "changed" }, { kind: "asked" }, answer());
    expect(updated).toEqual({ kind: "updated", isSame: false, changeOre: 1_900 });
    expect(canOrder(updated)).toBe(true);
    expect(stepPrice(updated, { kind: "time-passed" })).toEqual({ kind: "fresh" });
  });

  it("any field error during a recalculation asks for a new one [C-186]", () => {
    expect(after({ kind: "asked" }, answer({ hasFieldErrors: true }))).toEqual({ kind: "outdated" });
  });

  it("a change during the calculation is not in the answer", () => {
    expect(after({ kind: "asked" }, { kind: "changed" }, answer())).toEqual({ kind: "outdated" });
  });

  it.each<[string, PriceEvent]>([
    ["a lost answer", { kind: "lost" }],
    ["a price that the server calls outdated", answer({ isStillOutdated: true })],
  ])("%s leaves it outdated", (_, event) => {
    expect(after({ kind: "asked" }, event)).toEqual({ kind: "outdated" });
  });

  it("passing time only ends the state updated", () => {
    expect(after({ kind: "changed" }, { kind: "time-passed" })).toEqual({ kind: "outdated" });
  });
});
