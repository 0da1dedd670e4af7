import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type { ShareCapability } from "#verticals/_contract/share.ts";
import { sharedExcess } from "#verticals/_insurance/shared-excess.ts";
import { aboutSharedCar } from "#verticals/car/car-share.texts.sv.ts";
import type { CarSearch, KnownCar } from "#verticals/car/car.search.ts";
import { carParameters } from "./car-parameters.ts";

export const carShare: ShareCapability<CarSearch, KnownCar> = {
  about: ({ cover }, facts) => aboutSharedCar(cover, nameVehicle(facts?.vehicle)),
  answers: (search) => carParameters.answers(search, ["insurancetype", "yearlymileage"]),
  ...sharedExcess,
};

/** Make, model and year are shared by thousands of cars; the registration number by none. */
const nameVehicle = (vehicle: Vehicle | undefined): string =>
  vehicle
    ? [[vehicle.make, vehicle.model].filter(Boolean).join(" "), vehicle.modelYear].filter(Boolean).join(", ")
    : "";
