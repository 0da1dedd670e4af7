import { describe, expect, it } from "vitest";
import type { CarSearch } from "#verticals/car/car.search.ts";
import { carParameters } from "./car-parameters.ts";

const TODAY = "2026-11-15";
const given = {
  carregnumber: "spv 24k",
  insurancetype: "half",
  yearlymileage: "1500",
  civicnumber: "850210-2380",
  zip: "123 45",
};

function parse(changes: Record<string, string> = {}): CarSearch {
  const checked = carParameters.parse({ ...given, ...changes }, TODAY);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

function errorsOf(changes: Record<string, string>): Record<string, string> {
  const checked = carParameters.parse({ ...given, ...changes }, TODAY);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]));
}

describe("the parameters of a car search", () => {
  it("are read into the terms of the domain [C-003]", () => {
    const search = parse({
      insurancetype: "full",
      excesscost: "9000",
      startdate: "2027-01-01",
      domain: "sparv.example",
    });
    expect(search).toEqual({
      registrationNumber: "SPV24K",
      personalNumber: "198502102380",
      cover: "full",
      yearlyMileage: "1500",
      postalCode: "12345",
      excessKr: 9_000,
      domain: "sparv.example",
    });
  });

  it("lose the excess unless the insurance is full [C-009]", () => {
    expect(parse({ insurancetype: "full", excesscost: "3000" }).excessKr).toBe(3_000);
    expect(parse({ insurancetype: "half", excesscost: "3000" }).excessKr).toBeUndefined();
    expect(parse({ insurancetype: "traffic", excesscost: "3000" }).excessKr).toBeUndefined();
    expect(carParameters.serialize(parse({ insurancetype: "half", excesscost: "3000" }))).not.toHaveProperty(
      "excesscost",
    );
  });

  it("lose the start date [C-010]", () => {
    const search = parse({ startdate: "2027-01-01" });
    expect(search).toEqual(parse());
    expect(carParameters.serialize(search)).not.toHaveProperty("startdate");
  });

  it("take the half insurance and the usual mileage when nothing is chosen", () => {
    const { insurancetype: _type, yearlymileage: _mileage, ...rest } = given;
    const checked = carParameters.parse(rest, TODAY);
    expect(checked).toMatchObject({ ok: true, value: { cover: "half", yearlyMileage: "1500" } });
  });

  it("read a personal number over a hundred by its plus", () => {
    const search = carParameters.parse({ ...given, civicnumber: "350715+6655" }, "2035-06-01");
    expect(search).toMatchObject({ ok: true, value: { personalNumber: "193507156655" } });
  });
});

describe("an error has the text of the spec", () => {
  it.each([
    ["carregnumber", "AB1234", "Registreringsnumret hittades inte"],
    ["carregnumber", "", "Skriv bilens registreringsnummer"],
    ["civicnumber", "198502102381", "Vänligen ange ett giltigt personnummer"],
    ["civicnumber", "189001019802", "Vänligen ange ett giltigt personnummer"],
    ["zip", "1234", "Vänligen ange ett giltigt postnummer"],
  ])("%s %j: %s", (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it("for every field at once", () => {
    expect(Object.keys(errorsOf({ carregnumber: "", civicnumber: "1", zip: "", insurancetype: "x" }))).toEqual([
      "carregnumber",
      "insurancetype",
      "civicnumber",
      "zip",
    ]);
  });

  it("for the parameters that the form does not show", () => {
    expect(Object.keys(errorsOf({ insurancetype: "full", excesscost: "1", domain: "a b" }))).toEqual([
      "excesscost",
      "domain",
    ]);
  });
});

describe("what is made of a search", () => {
  it("the summary shows the number as on the plate, and nothing that is personal", () => {
    const summary = carParameters.summarize(parse({ domain: "other.example" }));
    expect(summary).toEqual({ carregnumber: "SPV 24K", insurancetype: "half", yearlymileage: "1500", zip: "123 45" });
  });

  it("the rated facts leave out what decides no price", () => {
    expect(carParameters.ratedFacts(parse({ domain: "other.example" }))).toBe(carParameters.ratedFacts(parse()));
    expect(carParameters.ratedFacts(parse({ zip: "903 25" }))).not.toBe(carParameters.ratedFacts(parse()));
  });
});
