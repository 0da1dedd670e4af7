import type { Facts, FactValue, Wish } from "#domain/assistant/fact-sheet.ts";
import type { AssistantRules, FactSentence } from "#verticals/_contract/assistant.ts";
import { CAR_EXCLUSIVE, type CarPreference, preferencesOf } from "#verticals/car/car.assistant.ts";
import { findPart, hasPart } from "#domain/cover/cover.ts";
import { type CarDetail, EXCESS_TYPES, type ExcessType } from "#verticals/car/car.offer.ts";
import { CAR_COVERS } from "#verticals/car/car.search.ts";
import { carAssistantTexts as texts } from "./car-assistant.texts.sv.ts";

export const carAssistant: AssistantRules = {
  preferences: ({ insurancetype }) =>
    preferencesOf(CAR_COVERS.find((cover) => cover === insurancetype)).map((key) => ({
      key,
      wishes: WISHES[key],
      asked: texts.asked[key],
    })),
  exclusive: CAR_EXCLUSIVE,
  // Offers are read as they were stored, by the same version.
  facts: (detail) => readCarFacts(detail as CarDetail),
  quotes: (detail) => (detail as CarDetail).benefits,
  describeFact: describeCarFact,
};

const excessField = (type: ExcessType): string => `excess.${type}`;

/** Excesses that are amounts; legal protection is a share, and traffic damage costs nothing anywhere. */
const EXCESS_FIELDS = ["VEHICLE_DAMAGE", "THEFT", "FIRE_DAMAGE", "GLASS", "MOTOR", "RESCUE", "STONE_CHIP"] as const;
const MOTOR_COVER = "covers.MOTOR";
const ANIMAL_COVER = "covers.ANIMAL_COLLISION";
const BINDING = "bindingMonths";
const PAY_AS_YOU_DRIVE = "isPayAsYouDrive";

const WISHES: Readonly<Record<CarPreference, readonly Wish[]>> = {
  withoutbindingtime: [{ kind: "is", field: BINDING, value: 0 }],
  motorandgearbox: [{ kind: "is", field: MOTOR_COVER, value: true }],
  lowexcesscost: [{ kind: "least", fields: EXCESS_FIELDS.map(excessField) }],
  highexcesscost: [{ kind: "most", fields: EXCESS_FIELDS.map(excessField) }],
  animalcollision: [{ kind: "is", field: ANIMAL_COVER, value: true }],
  analysingdrivingstyle: [{ kind: "is", field: PAY_AS_YOU_DRIVE, value: true }],
};

export function readCarFacts(detail: CarDetail): Facts {
  const has = (type: string): boolean => hasPart(detail.cover, type);
  const excesses = EXCESS_TYPES.flatMap((type) => {
    const excess = has(type) ? findPart(detail.cover, type)?.terms?.excess : undefined;
    return excess?.kind === "amount" ? [[excessField(type), excess.ore] as const] : [];
  });
  return {
    [BINDING]: detail.bindingMonths,
    [MOTOR_COVER]: has("MOTOR"),
    [ANIMAL_COVER]: has("ANIMAL_COLLISION"),
    [PAY_AS_YOU_DRIVE]: detail.isPayAsYouDrive,
    ...Object.fromEntries(excesses),
  };
}

function describeCarFact(field: string, value: FactValue): FactSentence | undefined {
  if (typeof value === "number") {
    if (field === BINDING) return texts.binding(value);
    const type = EXCESS_TYPES.find((each) => excessField(each) === field);
    return type && texts.excess(type, value);
  }
  if (field === MOTOR_COVER) return texts.motor[value ? "yes" : "no"];
  if (field === ANIMAL_COVER) return texts.animal[value ? "yes" : "no"];
  return field === PAY_AS_YOU_DRIVE ? texts.payAsYouDrive[value ? "yes" : "no"] : undefined;
}
