import { savingEventPath } from "#domain/addresses/saving-event-path.ts";
import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { MILVIS_SHOP_ID, STENVALV_SHOP_ID } from "#verticals/_insurance/shop-ids.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { carPlace } from "./car.place.ts";
import { CAR_COVERS, MILEAGE_BANDS } from "./car.search.ts";
import { carErrorTexts, carFormTexts, carTexts, coverHelp, coverNames, mileageNames } from "./car.texts.sv.ts";

const carFields: readonly FieldDescription[] = [
  {
    name: "carregnumber",
    kind: "car-registration",
    required: true,
    ...carFormTexts.registrationNumber,
    invalidMessage: carErrorTexts.registrationNumber,
    missingMessage: carErrorTexts.registrationNumberMissing,
  },
  {
    name: "insurancetype",
    kind: "radio",
    required: true,
    ...carFormTexts.cover,
    options: CAR_COVERS.map((id) => ({ id, label: coverNames[id], help: coverHelp[id] })),
    defaultValue: "half",
  },
  {
    name: "yearlymileage",
    kind: "dropdown",
    required: true,
    ...carFormTexts.yearlyMileage,
    options: MILEAGE_BANDS.map((id) => ({ id, label: mileageNames[id] })),
    defaultValue: "1500",
  },
];

const personFields: readonly FieldDescription[] = [
  { name: "civicnumber", kind: "civic-number", required: true, ...carFormTexts.personalNumber },
  { name: "zip", kind: "zip", required: true, ...carFormTexts.postalCode },
];

export const carForm: FormDescription = {
  sections: [
    { title: carFormTexts.carSection, fields: carFields },
    { title: carFormTexts.personSection, fields: personFields },
  ],
  submit: carFormTexts.submit,
};

export const carVertical: VerticalDescription = {
  ...carPlace,
  texts: carTexts,
  headlineUnit: "ore-month",
  form: carForm,
  fetch: {
    hasRegisteredOwner: true,
    // Spec 3 §5 (C-130, C-122).
    unsupportedShopIds: [STENVALV_SHOP_ID],
    notCancelledShopIds: [MILVIS_SHOP_ID],
    savingEventPath: savingEventPath("car"),
  },
};
