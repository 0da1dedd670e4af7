import type { DaysWithout } from "#domain/after-order/handover.ts";
import { formTexts } from "#domain/form/form-labels.texts.sv.ts";
import { insuranceTypeNames } from "#domain/service/services.texts.sv.ts";
import { formatWhole } from "#domain/format/swedish-format.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { carPlaceTexts } from "./car-place.texts.sv.ts";
import type { CaseType, ExcessType } from "./car.offer.ts";
import type { CarCover, MileageBand } from "./car.search.ts";

export const carTexts: VerticalTexts = {
  product: carPlaceTexts.product,
  nouns: insuranceNouns,
  formTitle: "Jämför bilförsäkring",
  resultTitle: "Priser på bilförsäkring",
  searchingTitle: "Hämtar priser på bilförsäkring",
};

/** Shown to a customer who withdraws a new insurance. */
export const carGapCaution =
  "Tänk på att en bil i trafik måste ha en trafikförsäkring varje dag. Se till att du har en annan försäkring.";

/** Trafikförsäkringsföreningen's table: 180 kr a day for a private car, and never less than 200 kr (2023-04-01). */
export const carWithout: DaysWithout = {
  thing: "bilen",
  text: "Skador får du betala själv. Trafikförsäkringsföreningen tar dessutom ut en avgift per dag, minst 200 kr.",
  atLeastOre: 20_000,
};

export const carFormTexts = {
  carSection: "Bilen",
  personSection: "Du",
  submit: "Visa priser",
  registrationNumber: { label: "Registreringsnummer", help: formTexts.registrationHelp },
  cover: { label: "Vilken försäkring vill du ha?" },
  yearlyMileage: { label: "Hur långt kör du på ett år?" },
  personalNumber: {
    label: formTexts.personalNumberLabel,
    help: "Bolagen behöver det för att räkna ut ditt pris.",
  },
  postalCode: { label: "Postnummer", help: "Där bilen oftast står parkerad." },
} as const;

export const carErrorTexts = {
  /** Spec 1 §8. */
  registrationNumber: "Registreringsnumret hittades inte",
  registrationNumberMissing: "Skriv bilens registreringsnummer",
  excess: "Välj en av självriskerna i listan",
} as const;

export const coverNames: Readonly<Record<CarCover, string>> = insuranceTypeNames;

export const coverHelp: Readonly<Record<CarCover, string>> = {
  full: "Ersätter även skador på din egen bil vid krock.",
  half: "Stöld, brand, glas, maskin och räddning.",
  traffic: "Det minsta lagen kräver.",
};

/** "10 priser på halvförsäkring"; the page's own heading when the cover is known. */
export const coverResultTitle = (count: number, cover: CarCover): string =>
  `${count} ${count === 1 ? "pris" : "priser"} på ${coverNames[cover].toLowerCase()}`;

export const coverSearchingTitle = (cover: CarCover): string => `Hämtar priser på ${coverNames[cover].toLowerCase()}`;

export const mileageNames: Readonly<Record<MileageBand, string>> = {
  "500": "Högst 500 mil",
  "1000": `501–${formatWhole(1_000)} mil`,
  "1500": `${formatWhole(1_001)}–${formatWhole(1_500)} mil`,
  "2000": `${formatWhole(1_501)}–${formatWhole(2_000)} mil`,
  "2500": `${formatWhole(2_001)}–${formatWhole(2_500)} mil`,
  "3000": `${formatWhole(2_501)}–${formatWhole(3_000)} mil`,
  "3001": `Mer än ${formatWhole(3_000)} mil`,
};

/** Spec 3 §2.11, in the order of the comparison. */
export const excessNames: Readonly<Record<ExcessType, string>> = {
  TRAFFIC_DAMAGE: "Trafik",
  FIRE_DAMAGE: "Brand",
  GLASS: "Glas",
  STONE_CHIP: "Stenskott",
  THEFT: "Stöld",
  RESCUE: "Räddning",
  LEGAL_PROTECTION: "Rättsskydd",
  VEHICLE_DAMAGE: "Vagnskada",
  MOTOR: "Maskinskada",
};

export const caseNames: Readonly<Record<CaseType, string>> = {
  ANIMAL_COLLISION: "Djurkollision",
  PARKING: "Parkeringsskada",
};
