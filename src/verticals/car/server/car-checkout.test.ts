import { describe, expect, it } from "vitest";
import { estimatedBy } from "#domain/offer/payment-plan.ts";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type { CarSearch } from "#verticals/car/car.search.ts";
import { carCheckout } from "./car-checkout.ts";

const search = { registrationNumber: "SPV24K", cover: "half" } as CarSearch;
const vehicle = { make: "Volvo", model: "V60", modelYear: 2019 } as Vehicle;

it("an insurance that is paid by distance has an estimate in each way of paying, and another has what is agreed", () => {
  const quoted = { yearlyFeeOre: 3_924_00, monthlyFeeOre: 327_00 };
  const basesOf = (isPayAsYouDrive: boolean) => carCheckout.plans(quoted, { isPayAsYouDrive }).map(estimatedBy);
  expect(basesOf(true)).toEqual([["mileage"], ["mileage"]]);
  expect(basesOf(false)).toEqual([[], []]);
});

describe("what is insured, in the text that a customer signs", () => {
  it("is the plate and the car that the register names", () => {
    expect(carCheckout.nameSubject?.(search, { vehicle })).toBe("SPV 24K, Volvo V60");
  });

  it("is the plate alone when the register knows nothing, or only the make", () => {
    expect(carCheckout.nameSubject?.(search, undefined)).toBe("SPV 24K");
    expect(carCheckout.nameSubject?.(search, { vehicle: { ...vehicle, model: "" } })).toBe("SPV 24K, Volvo");
    expect(carCheckout.nameSubject?.(search, { vehicle: { ...vehicle, make: "", model: "" } })).toBe("SPV 24K");
  });
});
