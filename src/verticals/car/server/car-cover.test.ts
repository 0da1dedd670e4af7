import { describe, expect, it } from "vitest";
import { describePart } from "#domain/cover/cover.texts.sv.ts";
import { describeCoverChange } from "#domain/comparison/cover-change.texts.sv.ts";
import { caseNames, excessNames } from "#verticals/car/car.texts.sv.ts";
import { carCoverToday, compareCarCover, kindToday } from "./car-cover.ts";
import { carEvents } from "./car-events.ts";

const excess = (name: string) => ({ name, amountOre: 150_000 });

describe("what a fetched car insurance covers", () => {
  it.each([
    ["Bilförsäkring Hel", "full"],
    ["Bilförsäkring halv", "half"],
    ["Halvförsäkring", "half"],
    ["Trafik- och halvförsäkring", "half"],
    ["Trafikförsäkring", "traffic"],
  ])("is known by its name: %s", (insuranceName, cover) => {
    expect(kindToday({ insuranceName, deductibles: [] })).toBe(cover);
  });

  it.each([
    [["Självrisk trafik", "Självrisk stöld", "Självrisk vagnskada"], "full"],
    [["Självrisk trafik", "Självrisk glas"], "half"],
    [["Självrisk trafik"], "traffic"],
    [[], undefined],
  ])("or else by its excesses: %j", (names, cover) => {
    expect(kindToday({ insuranceName: "Helhetstrygghet bil", deductibles: names.map(excess) })).toBe(cover);
  });
});

it("names no event as another part of the cover: an offer states both", () => {
  const parts = Object.entries({ ...excessNames, ...caseNames });
  const shared = carEvents.events.flatMap(({ label, part }) =>
    parts.flatMap(([type, name]) => (name === label && type !== part ? [`${label}: ${part} and ${type}`] : [])),
  );
  expect(shared).toEqual([]);
});

describe("what today's insurance covers", () => {
  const deductibles = [
    { name: "Självrisk trafik", amountOre: 0 },
    { name: "Självrisk brand", amountOre: 1_500_00 },
    { name: "Självrisk stöld", amountOre: 2_000_00 },
    { name: "Självrisk glas", amountOre: 1_500_00 },
  ];
  const partsOf = (providerName: string) =>
    Object.fromEntries(
      carCoverToday({ providerName, insuranceName: "Bilförsäkring Halv", deductibles }).map((part) => [
        part.type,
        plain(describePart(part)),
      ]),
    );

  it("is what its insurer has reported, and else what the terms that we have read state", () => {
    expect(partsOf("Granskog Försäkring")).toEqual({
      TRAFFIC_DAMAGE: "0 kr",
      FIRE_DAMAGE: "1 500 kr",
      GLASS: "1 500 kr",
      STONE_CHIP: "0 kr",
      THEFT: "2 000 kr",
      RESCUE: "0 kr",
      LEGAL_PROTECTION: "20 %, lägst 1 500 kr",
      VEHICLE_DAMAGE: "Ingår inte",
      MOTOR: "2 000 kr",
      ANIMAL_COLLISION: "Ingår inte",
      PARKING: "Ingår inte",
    });
    expect(partsOf("Ljunghed")).toMatchObject({ ANIMAL_COLLISION: "0 kr", VEHICLE_DAMAGE: "Ingår inte" });
  });

  it("is not known of an insurer whose terms no one has read, beyond what it reports and what a half cover never has", () => {
    expect(partsOf("Okänt bolag")).toMatchObject({
      GLASS: "1 500 kr",
      RESCUE: "Uppgift saknas",
      MOTOR: "Uppgift saknas",
      VEHICLE_DAMAGE: "Ingår inte",
    });
    expect(carCoverToday({ providerName: "Granskog Försäkring", insuranceName: "Bil", deductibles: [] })).toEqual([]);
  });

  it("has the chosen excess of a full cover only where that is reported", () => {
    const full = carCoverToday({ providerName: "Granskog Försäkring", insuranceName: "Hel", deductibles: [] });
    expect(full.find(({ type }) => type === "VEHICLE_DAMAGE")).toMatchObject({ state: "included" });
    expect(full.find(({ type }) => type === "VEHICLE_DAMAGE")?.terms).toBeUndefined();
  });
});

const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("beside a search", () => {
  const half = { insuranceName: "Bilförsäkring Halv", deductibles: [] };

  it("less is described with what is lost", () => {
    const { today, change } = compareCarCover(half, { insurancetype: "traffic" });
    expect(today).toBe("Halvförsäkring");
    expect(change && describeCoverChange(change)).toBe(
      "Trafikförsäkring är ett mindre skydd än din halvförsäkring idag. Du förlorar brand, glas, stenskott, stöld, räddning, rättsskydd och maskinskada.",
    );
  });

  it("more is described with what is gained", () => {
    const { change } = compareCarCover(half, { insurancetype: "full" });
    expect(change && describeCoverChange(change)).toBe(
      "Helförsäkring är ett större skydd än din halvförsäkring idag. Du får även vagnskada.",
    );
  });

  it("the same is no change, and what is not known is not called one", () => {
    expect(compareCarCover(half, { insurancetype: "half" })).toEqual({ today: "Halvförsäkring" });
    expect(compareCarCover({ insuranceName: "Bil", deductibles: [] }, { insurancetype: "half" })).toEqual({
      today: "Bil",
    });
  });
});
