import { describe, expect, it } from "vitest";
import { amount, type CoverPart } from "#domain/cover/cover.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import { carVariants, upgradeCar } from "./car-choices.ts";
import { pickCarFacts } from "./pick-car-facts.ts";

describe("the covers of a car", () => {
  it("upgrade from traffic to half, from half to full, and no further [C-067]", () => {
    expect(upgradeCar({ insurancetype: "traffic" })?.changes).toEqual({ insurancetype: "half" });
    expect(upgradeCar({ insurancetype: "half" })?.changes).toEqual({ insurancetype: "full" });
    expect(upgradeCar({ insurancetype: "full" })).toBeUndefined();
    expect(upgradeCar({})).toBeUndefined();
  });

  it("describe what the step up gives by what both offers cover, without what is sold here", () => {
    const upgrade = upgradeCar({ insurancetype: "half" });
    const facts = (animal: CoverPart["state"]) =>
      pickCarFacts({
        benefits: [],
        links: [],
        cover: [
          { type: "GLASS", name: "Glas", state: "included", table: "excess", terms: { excess: amount(0) } },
          { type: "VEHICLE_DAMAGE", name: "Vagnskada", state: "excluded", table: "excess" },
          {
            type: "ANIMAL_COLLISION",
            name: "Djurkollision",
            state: animal,
            table: "covers",
            addOn: { id: "djur", name: "Djurkollision", yearlyOre: 16_800, terms: {} },
          },
        ],
      } as unknown as CarDetail);
    const excesses = [
      { type: "GLASS", name: "Glas", isIncluded: true },
      { type: "VEHICLE_DAMAGE", name: "Vagnskada", isIncluded: true },
      { type: "MOTOR", name: "Maskinskada", isIncluded: false },
    ];
    const Covers = [{ type: "ANIMAL_COLLISION", name: "Djurkollision", isIncluded: true }];
    const upgraded = { ExcessCostInfo: excesses, Covers };
    expect(upgrade?.title).toBe("Uppgradera till helförsäkring");
    expect(upgrade?.gives(facts("excluded"), upgraded)).toBe("Då ingår även vagnskada och djurkollision.");
    expect(upgrade?.gives(facts("add-on"), upgraded)).toBe("Då ingår även vagnskada.");
    expect(upgrade?.gives(facts("excluded"), { ExcessCostInfo: excesses.slice(0, 1), Covers: [] })).toBeUndefined();
  });

  it("can be switched between above the list", () => {
    expect(carVariants({ insurancetype: "half" })).toEqual({
      label: "Försäkringstyp",
      field: "insurancetype",
      chosen: "half",
      options: [
        { id: "full", label: "Hel" },
        { id: "half", label: "Halv" },
        { id: "traffic", label: "Trafik" },
      ],
    });
    expect(carVariants({})).toBeUndefined();
  });
});
