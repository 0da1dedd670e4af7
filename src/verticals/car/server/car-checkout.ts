import { insurancePlans } from "#verticals/_insurance/insurance-price.ts";
import { formatPostalCode } from "#domain/format/postal-code.ts";
import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { findPart } from "#domain/cover/cover.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import { type CarSearch, type KnownCar, EXCESS_CHOICES_KR, type ExcessChoice } from "#verticals/car/car.search.ts";
import { carCheckoutTexts } from "#verticals/car/car-checkout.texts.sv.ts";
import { coverNames, mileageNames } from "#verticals/car/car.texts.sv.ts";
import { byMileage } from "./milvis.ts";
import { carParameters } from "./car-parameters.ts";

const texts = carCheckoutTexts;

const choices = carParameters.choices({ yearlyMileage: { label: texts.mileage }, excessKr: {} });

export const carCheckout: VerticalCheckout<CarSearch, KnownCar> = {
  plans(quoted, detail) {
    const plans = insurancePlans(quoted);
    return (detail as CarDetail).isPayAsYouDrive ? plans.map(byMileage) : plans;
  },
  customize: (search) =>
    choices.customize(search).filter(({ name }) => name !== "excesscost" || search.cover === "full"),
  withChoices: (search, values) => ({
    ...choices.withChoices(search, values),
    excessKr: search.cover === "full" ? readExcess(values["excesscost"]) : undefined,
  }),
  asOffered(search, detail) {
    const cost = findPart((detail as CarDetail).cover, "VEHICLE_DAMAGE")?.terms?.excess;
    if (search.excessKr === undefined || cost?.kind !== "amount") return search;
    return { ...search, excessKr: readExcess(String(cost.ore / 100)) };
  },
  subject: ({ registrationNumber }) => registrationNumber,
  // Most cars are parked where their owner lives.
  home: ({ postalCode }) => ({ postalCode }),
  summarize: (search) => [
    { id: "carregnumber", name: texts.car, value: formatRegistrationNumber(search.registrationNumber) },
    { id: "insurancetype", name: texts.cover, value: coverNames[search.cover] },
    { id: "yearlymileage", name: texts.mileage, value: mileageNames[search.yearlyMileage] },
    { id: "parkingzip", name: texts.zip, value: formatPostalCode(search.postalCode) },
  ],
  needs: (search) => ({
    wanted: texts.wanted(coverNames[search.cover].toLowerCase()),
    items: [
      { id: "insurancetype", name: texts.wantedCover, value: coverNames[search.cover] },
      { id: "yearlymileage", name: texts.mileage, value: mileageNames[search.yearlyMileage] },
      ...(search.excessKr === undefined
        ? []
        : [{ id: "excesscost", name: texts.excess.label, value: formatKr(search.excessKr * 100) }]),
    ],
  }),
  kind: ({ cover }) => cover,
  nameSubject: ({ registrationNumber }, known) =>
    [formatRegistrationNumber(registrationNumber), nameVehicle(known?.vehicle)].filter(Boolean).join(", "),
  header: "my",
};

/** "Volvo V60". */
const nameVehicle = (vehicle: Vehicle | undefined): string =>
  vehicle ? [vehicle.make, vehicle.model].filter(Boolean).join(" ") : "";

const readExcess = (value: string | undefined): ExcessChoice | undefined =>
  EXCESS_CHOICES_KR.find((kr) => String(kr) === value);
