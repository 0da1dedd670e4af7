import { describe, expect, it } from "vitest";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type { CarSearch } from "#verticals/car/car.search.ts";
import { carCheckout } from "./car-checkout.ts";

const search = { registrationNumber: "SPV24K", cover: "half" } as CarSearch;
const vehicle = { make: "Volvo", model: "V60", modelYear: 2019 } as Vehicle;

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
