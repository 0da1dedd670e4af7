import { formatKr } from "#domain/format/swedish-format.ts";
import type { FactSentence } from "#verticals/_contract/assistant.ts";
import { bindingPhrase, describeBinding } from "#verticals/_contract/offer-terms.ts";
import type { CarPreference } from "#verticals/car/car.assistant.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";

const damage: Readonly<Record<ExcessType, string>> = {
  TRAFFIC_DAMAGE: "trafikskada",
  FIRE_DAMAGE: "brand",
  GLASS: "glasskada",
  STONE_CHIP: "stenskott",
  THEFT: "stöld",
  RESCUE: "räddning",
  LEGAL_PROTECTION: "rättsskydd",
  VEHICLE_DAMAGE: "vagnskada",
  MOTOR: "maskinskada",
};

/** Each sentence states one fact and nothing more; decision 18. */
export const carAssistantTexts = {
  asked: {
    withoutbindingtime: "slippa bindningstid",
    motorandgearbox: "ha skydd för motor och växellåda",
    lowexcesscost: "ha låg självrisk",
    highexcesscost: "ha hög självrisk",
    animalcollision: "ha skydd vid djurkollision",
    analysingdrivingstyle: "betala efter hur du kör",
  } satisfies Record<CarPreference, string>,
  binding: (months: number): FactSentence => ({
    plain: `Försäkringen har ${bindingPhrase(months)}.`,
    short: `${describeBinding(months)}.`,
  }),
  excess: (type: ExcessType, ore: number): FactSentence => ({
    plain: `Självrisken vid ${damage[type]} är ${formatKr(ore)}.`,
    short: `${formatKr(ore)} i självrisk vid ${damage[type]}.`,
  }),
  motor: {
    yes: { plain: "Maskinskada ingår i försäkringen.", short: "Maskinskada ingår." },
    no: { plain: "Maskinskada ingår inte i försäkringen.", short: "Maskinskada ingår inte." },
  },
  animal: {
    yes: { plain: "Djurkollision ingår i försäkringen.", short: "Djurkollision ingår." },
    no: { plain: "Djurkollision ingår inte i försäkringen.", short: "Djurkollision ingår inte." },
  },
  payAsYouDrive: {
    yes: { plain: "Priset beror på hur långt du kör.", short: "Pris efter körsträcka." },
    no: { plain: "Priset beror inte på hur du kör.", short: "Priset beror inte på körningen." },
  },
} as const;
