import { expect, it } from "vitest";
import { isOrdinaryAddress, streetScenarioOf, streetScenarios } from "./scenarios.ts";

it("a magic street affects the insurer of its number, and 0 all of them", () => {
  const noAnswer = { kind: "quote-fault", fault: "hang" };
  expect(streetScenarioOf("Tystvägen 3", 3)).toEqual(noAnswer);
  expect(streetScenarioOf("Tystvägen 3", 4)).toBeUndefined();
  expect(streetScenarioOf("Tystvägen 0", 4)).toEqual(noAnswer);
  expect(streetScenarioOf("Lärkvägen 3", 3)).toBeUndefined();
  expect(["Lärkvägen 3", "Sparvvägen 7", "Tystvägen 3"].map(isOrdinaryAddress)).toEqual([true, false, false]);
});

it("every fault of an order has its street", () => {
  const faults = Object.values(streetScenarios).flatMap((each) => (each.kind === "order-fault" ? [each.fault] : []));
  expect(new Set(faults)).toEqual(
    new Set(["refused", "answer-lost", "5xx", "price-changed", "outdated", "invalid", "payment", "late", "twice"]),
  );
});
