import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Cog from "lucide-react/icons/cog";
import Gauge from "lucide-react/icons/gauge";
import LockOpen from "lucide-react/icons/lock-open";
import PawPrint from "lucide-react/icons/paw-print";
import type { AssistantChoice, AssistantChoices } from "#verticals/_contract/vertical-web.ts";
import { CAR_EXCLUSIVE, type CarPreference, preferencesOf } from "#verticals/car/car.assistant.ts";
import { carAssistantChoiceTexts as texts } from "./car-assistant-choices.texts.sv.ts";
import { coverOf } from "./car-choices.ts";
import { type CarFacts, priceNoteOf } from "./car-facts.ts";

const icons: Readonly<Record<CarPreference, AssistantChoice["Icon"]>> = {
  withoutbindingtime: LockOpen,
  motorandgearbox: Cog,
  lowexcesscost: ArrowDown,
  highexcesscost: ArrowUp,
  animalcollision: PawPrint,
  analysingdrivingstyle: Gauge,
};

export const carAssistantChoices: AssistantChoices = {
  choices: (summary) =>
    preferencesOf(coverOf(summary)).map((key) => ({ key, ...texts.choices[key], Icon: icons[key] })),
  exclusive: CAR_EXCLUSIVE,
  exclusiveNote: texts.exclusive,
  priceNote: (facts) => priceNoteOf(facts as CarFacts),
};
