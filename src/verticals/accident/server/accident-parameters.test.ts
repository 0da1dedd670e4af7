import { describe, expect, it } from "vitest";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { accidentParameters } from "./accident-parameters.ts";

const TODAY = "2026-11-15";
const ordinary = {
  civicnumber: "850210-2380",
  insuredfor: "me",
  amount: "1000000",
  occupation: "practical",
  sports: "yes",
};

function parse(changes: Readonly<Record<string, string>> = {}): AccidentSearch {
  const checked = accidentParameters.parse({ ...ordinary, ...changes }, TODAY);
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
    expect(accidentParameters.serialize(child)).not.toHaveProperty("occupation");
    expect(accidentParameters.ratedFacts(child)).toBe(
      accidentParameters.ratedFacts(parse({ insuredfor: "child", occupation: "office" })),
    );
  });

  it("takes no number of the century before last", () => {
    const checked = accidentParameters.parse({ ...ordinary, civicnumber: "188502102381" }, TODAY);
    expect(checked.ok ? [] : checked.errors.map(({ field }) => field)).toEqual(["civicnumber"]);
  });

  it("shows everything but who asks", () => {
    expect(accidentParameters.summarize(parse())).toEqual({
      insuredfor: "me",
      amount: "1000000",
      occupation: "practical",
      sports: "yes",
    });
  });
});
