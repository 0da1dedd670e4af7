import type { FieldDescription } from "#domain/form/form-description.ts";
import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import { type CarSearch, EXCESS_CHOICES_KR, MILEAGE_BANDS, type ExcessChoice } from "#verticals/car/car.search.ts";
import { carCheckoutTexts } from "#verticals/car/car-checkout.texts.sv.ts";
import { coverNames, mileageNames } from "#verticals/car/car.texts.sv.ts";

const texts = carCheckoutTexts;

export const carCheckout: VerticalCheckout<CarSearch> = {
  customize: (search) => [mileageField(search), ...(search.cover === "full" ? [excessField(search)] : [])],
  withChoices: (search, values) => ({
    ...search,
    // Asked also about values that have not been checked, to draw the form again with them.
    yearlyMileage: MILEAGE_BANDS.find((band) => band === values["yearlymileage"]) ?? search.yearlyMileage,
    excessKr: search.cover === "full" ? readExcess(values["excesscost"]) : undefined,
  }),
  asOffered(search, detail) {
    const cost = (detail as CarDetail).excesses.find(({ type }) => type === "VEHICLE_DAMAGE")?.cost;
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
    { id: "parkingzip", name: texts.zip, value: `${search.postalCode.slice(0, 3)} ${search.postalCode.slice(3)}` },
  ],
  needs: (search) => ({
    statement: texts.needsStatement[search.cover],
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

const mileageField = ({ yearlyMileage }: CarSearch): FieldDescription => ({
  name: "yearlymileage",
  kind: "dropdown",
  required: true,
  label: texts.mileage,
  options: MILEAGE_BANDS.map((id) => ({ id, label: mileageNames[id] })),
  defaultValue: yearlyMileage,
  onChange: ["recalculate"],
});

/** An empty choice is the insurer's own excess: what was searched for stays possible. */
const excessField = ({ excessKr }: CarSearch): FieldDescription => ({
  name: "excesscost",
  kind: "dropdown",
  required: false,
  ...texts.excess,
  options: [
    { id: "", label: texts.standardExcess },
    ...EXCESS_CHOICES_KR.map((kr) => ({ id: String(kr), label: formatKr(kr * 100) })),
  ],
  defaultValue: excessKr === undefined ? "" : String(excessKr),
  onChange: ["recalculate"],
});

const readExcess = (value: string | undefined): ExcessChoice | undefined =>
  EXCESS_CHOICES_KR.find((kr) => String(kr) === value);
