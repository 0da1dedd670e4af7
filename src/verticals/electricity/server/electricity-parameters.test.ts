import { expect, it } from "vitest";
import { findServiceAt } from "#domain/service/services.ts";
import { electricityVertical } from "#verticals/electricity/electricity.vertical.ts";
import { electricityParameters as parameters } from "./electricity-parameters.ts";

const TODAY = "2026-11-17";
const home = {
  zip: "123 45",
  housing: "house",
  squaremeters: "120",
  numberofpeople: "3",
  heating: "pump",
  contracttype: "all",
  environment: "all",
};

function searchOf(changes: Readonly<Record<string, string>> = {}) {
  const parsed = parameters.parse({ ...home, ...changes }, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

it("is the service power, category 16, at /el/", () => {
  expect(findServiceAt(electricityVertical.path)).toMatchObject({ serviceName: "power", categoryIds: [16] });
  expect(electricityVertical).toMatchObject({ serviceName: "power", categoryId: 16 });
});

it("takes area and yearly use from the home until they are typed", () => {
  expect(searchOf()).toMatchObject({ postalCode: "12345", area: "SE3", yearlyUseKwh: 10_100 });
  expect(searchOf({ zip: "21120" })).toMatchObject({ area: "SE4" });
  expect(searchOf({ powerarea: "SE1", yearlyuse: "12000" })).toMatchObject({ area: "SE1", yearlyUseKwh: 12_000 });
});

it("stores only what was stated, so that area and use follow a changed home", () => {
  const stored = parameters.serialize(searchOf());
  expect(stored).not.toHaveProperty("powerarea");
  expect(stored).not.toHaveProperty("yearlyuse");
  expect(searchOf({ ...stored, zip: "90325", numberofpeople: "4" })).toMatchObject({
    area: "SE2",
    yearlyUseKwh: 10_600,
  });
  expect(parameters.serialize(searchOf({ powerarea: "SE4", yearlyuse: "8000" }))).toMatchObject({
    powerarea: "SE4",
    yearlyuse: "8000",
  });
});

it("reads öre and kronor into whole hundredths", () => {
  expect(searchOf({ currentprice: "101,50", exitfee: "500" })).toMatchObject({
    currentPriceKwh: 101_50,
    exitFeeOre: 500_00,
  });
  expect(searchOf()).toMatchObject({ currentPriceKwh: undefined, exitFeeOre: undefined, maxBindingMonths: undefined });
});

it("does not ask how a flat is heated, and asks for no person", () => {
  expect(searchOf({ housing: "flat", heating: "direct" }).heating).toBe("other");
  expect(parameters.personalFields).toEqual([]);
});
