import { defineTexts } from "#domain/text/text-set.ts";
import type { InfoTexts } from "./info-page.ts";

export const remunerationTexts = defineTexts("remuneration", {
  title: "Så tjänar vi pengar",
  description: "Bolaget betalar Sparv när du byter. Du betalar samma pris som hos bolaget.",
  lead: "Bolaget betalar oss när du byter. Det är gratis för dig att jämföra.",
  updated: "2026-11-15",
  sections: [
    {
      id: "vem",
      heading: "Vem som betalar",
      blocks: ["När du tecknar ett avtal via oss får vi en ersättning av bolaget. Tecknar du inget får vi ingenting."],
    },
    {
      id: "kostnad",
      heading: "Vad det kostar dig",
      blocks: [
        "Ingenting. Priset hos oss är det pris som bolaget har gett för dina uppgifter. Ersättningen läggs inte på priset.",
      ],
    },
    {
      id: "paverkan",
      heading: "Vad det påverkar",
      blocks: [
        "Inte ordningen i listan. Den bestäms av årspriset, och ersättningen räknas aldrig in. Läs om [hur vi rankar](ranking).",
        "Den kan påverka vilka bolag som är med. Vi visar bara bolag som vi samarbetar med, och det är inte alla.",
      ],
    },
    {
      id: "demonstration",
      heading: "I demonstrationen",
      blocks: [
        "Sparv är en demonstration, och bolagen är påhittade. Ingen ersättning betalas. Sidan beskriver hur tjänsten är byggd för att fungera.",
      ],
    },
  ],
} satisfies InfoTexts);
