import { describe, expect, it } from "vitest";
import { presentNoOrganisation, presentOrganisation, presentPerson, presentVehicle } from "./lookup.ts";

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

describe("a person's answer", () => {
  it.each([
    ["Bo", "Ek"],
    ["Anna", "Lindqvist"],
    ["Åsa-Märta", "Åkerlid von Öst"],
    ['"Kim"', "O\\Hara"],
  ])("is as long for %s %s as without a name", (firstName, lastName) => {
    const named = presentPerson({ kind: "named", firstName, lastName });
    expect(named.Result).toMatchObject({ FirstName: firstName, LastName: lastName });
    expect(bytesOf(named)).toBe(bytesOf(presentPerson({ kind: "nameless" })));
  });
});

it("a vehicle's power has its unit, and what the register does not know is empty", () => {
  const vehicle = {
    registrationNumber: "SPV24K",
    make: "Volvo",
    model: "V60",
    modelYear: undefined,
    colour: "",
    powerKw: 140,
    fuel: "diesel",
    status: "in-traffic",
    ownerLookup: "hash",
  } as const;
  expect(presentVehicle(vehicle)).toEqual({ Result: { Brand: "Volvo", Color: "", Power: "140 kW", ModelYear: null } });
});

it("an organisation is a result or an error, never both", () => {
  expect(presentOrganisation("Tallkottens Bygg AB")).toEqual({
    Result: { Message: "Tallkottens Bygg AB" },
    Error: null,
  });
  expect(presentNoOrganisation("nej")).toEqual({ Result: null, Error: { Message: "nej" } });
});
