import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPerson, listPeople } from "./people.ts";
import { readyMade } from "./ready-made.ts";
import { findVehicle } from "./vehicles.ts";

const fixtures = new URL("../../tests/fixtures/persons/", import.meta.url);
const published = new Set(
  readdirSync(fixtures)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => readFileSync(new URL(file, fixtures), "utf8").trim().split("\n")),
);

describe("the simulated population", () => {
  it("has only published test numbers, each once", () => {
    const numbers = listPeople().map(({ personalNumber }) => personalNumber);
    expect(numbers.length).toBeGreaterThan(190);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !published.has(number))).toEqual([]);
  });

  it("lives in every postal zone and answers by number", () => {
    expect(new Set(listPeople().map(({ postalCode }) => postalCode[0])).size).toBe(9);
    for (const person of listPeople()) expect(findPerson(person.personalNumber)).toBe(person);
    const stranger = [...published].find(
      (number) => !listPeople().some(({ personalNumber }) => personalNumber === number),
    );
    expect(findPerson(stranger ?? "")).toBeUndefined();
  });
});

describe("the simulated vehicle register", () => {
  it("knows SPV 24K as a blue Volvo V60 of 2019, owned by Anna Lindqvist", () => {
    const vehicle = findVehicle("SPV24K");
    expect(vehicle).toMatchObject({
      colour: "Blå",
      make: "Volvo",
      model: "V60",
      modelYear: 2019,
      status: "in-traffic",
    });
    expect(findPerson(vehicle?.ownerPersonalNumber ?? "")).toMatchObject({ firstName: "Anna", lastName: "Lindqvist" });
  });

  it("gives every other number one vehicle, always the same, with an owner who exists", () => {
    for (let at = 100; at < 400; at++) {
      const vehicle = findVehicle(`KLM${at}`);
      expect(vehicle).toEqual(findVehicle(`KLM${at}`));
      expect(vehicle?.modelYear).toBeGreaterThanOrEqual(2003);
      expect(vehicle?.modelYear).toBeLessThanOrEqual(2025);
      expect(findPerson(vehicle?.ownerPersonalNumber ?? "")).toBeDefined();
    }
    expect(new Set(Array.from({ length: 300 }, (_, at) => findVehicle(`KLM${100 + at}`)?.model)).size).toBeGreaterThan(
      10,
    );
  });

  it("has some vehicles off the road, but none whose number is magic", () => {
    const statuses = (prefix: string, from: number) =>
      Array.from({ length: 100 }, (_, at) => findVehicle(`${prefix}${String(from + at).padStart(3, "0")}`)?.status);
    expect(["NOP", "QRS", "TUW"].flatMap((prefix) => statuses(prefix, 300))).toContain("off-road");
    for (const prefix of ["HNG", "SLO", "DEC", "LST"]) expect(statuses(prefix, 0)).not.toContain("off-road");
  });

  it.each(["XXX123", "abc123", "AB1234", ""])("does not know %j", (number) => {
    expect(findVehicle(number)).toBeUndefined();
  });
});

it("the ready-made people are three, each in the register", () => {
  expect(readyMade.map(({ registrationNumber }) => registrationNumber)).toEqual(["SPV 24K", "HNG 001", "NON 001"]);
  for (const { personalNumber, name } of readyMade) {
    const person = findPerson(personalNumber);
    expect(`${person?.firstName} ${person?.lastName}`).toBe(name);
  }
});
