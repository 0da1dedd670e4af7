import type { CarPreference } from "#verticals/car/car.assistant.ts";

export const carAssistantChoiceTexts = {
  choices: {
    withoutbindingtime: { label: "Utan bindningstid", text: "Jag vill kunna säga upp när som helst" },
    motorandgearbox: { label: "Motor och växellåda", text: "Skydd om något går sönder i bilen" },
    lowexcesscost: { label: "Låg självrisk", text: "Betala mindre om något händer" },
    highexcesscost: { label: "Hög självrisk", text: "Betala mindre varje månad" },
    animalcollision: { label: "Djurkollision", text: "Hjälp om jag krockar med ett djur" },
    analysingdrivingstyle: { label: "Pris efter hur jag kör", text: "Bolaget får mäta min körning" },
  } satisfies Record<CarPreference, { label: string; text: string }>,
  exclusive: "Låg och hög självrisk går inte att välja samtidigt.",
} as const;
