import { describe, expect, it } from "vitest";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import {
  parseAccidentParameters,
  rateAccidentFacts,
  serializeAccidentSearch,
  summarizeAccidentSearch,
} from "./accident-parameters.ts";

const TODAY = "2026-11-15";
const ordinary = {
  civicnumber: "850210-2380",
  insuredfor: "me",
  amount: "1000000",
  occupation: "practical",
  sports: "yes",
};

function parse(changes: Readonly<Record<string, string>> = {}): AccidentSearch {
  const checked = parseAccidentParameters({ ...ordinary, ...changes }, TODAY);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

describe("an accident search", () => {
  it("is read from the wire's names", () => {
    expect(parse()).toEqual({
      personalNumber: "198502102380",
      insured: "me",
      amountKr: 1_000_000,
      occupation: "practical",
      hasRiskySports: true,
    });
  });

  it("for a child has no occupation, whatever was sent", () => {
    const child = parse({ insuredfor: "child", occupation: "risk" });
    expect(child.occupation).toBeUndefined();
    expect(serializeAccidentSearch(child)).not.toHaveProperty("occupation");
    expect(rateAccidentFacts(child)).toBe(rateAccidentFacts(parse({ insuredfor: "child", occupation: "office" })));
  });

  it("takes no number of the century before last", () => {
    const checked = parseAccidentParameters({ ...ordinary, civicnumber: "188502102381" }, TODAY);
    expect(checked.ok ? [] : checked.errors.map(({ field }) => field)).toEqual(["civicnumber"]);
  });

  it("shows everything but who asks", () => {
    expect(summarizeAccidentSearch(parse())).toEqual({
      insuredfor: "me",
      amount: "1000000",
      occupation: "practical",
      sports: "yes",
    });
  });
});
