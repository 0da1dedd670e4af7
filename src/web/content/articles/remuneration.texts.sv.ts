import { defineTexts } from "#domain/text/text-set.ts";
import { remunerationStatement } from "#domain/order/remuneration.texts.sv.ts";
import type { InfoTexts } from "./info-page.ts";

/** The section that lists what each company pays. */
export const REMUNERATION_ANCHOR = "hur-mycket";

export const remunerationTexts = defineTexts("remuneration", {
  title: "Så tjänar vi pengar",
  description: "Bolaget betalar Sparv när du byter. Du betalar samma pris som hos bolaget.",
  lead: "Bolaget betalar oss när du byter. Det är gratis för dig att jämföra.",
  updated: "2026-11-17",
  sections: [
    {
      id: "vem",
      heading: "Vem som betalar",
      blocks: ["När du tecknar ett avtal via oss får vi en ersättning av bolaget. Tecknar du inget får vi ingenting."],
    },
    {
      id: REMUNERATION_ANCHOR,
      heading: "Hur mycket",
      blocks: [
        "Ersättningen är en andel av första årets pris, eller ett fast belopp när du går vidare till bolagets egen sida. Du ser den i kronor innan du tecknar eller går vidare. Så här mycket betalar varje bolag:",
      ],
    },
    {
      id: "kostnad",
      heading: "Vad det kostar dig",
      blocks: [
        `Ingenting. Priset hos oss är det pris som bolaget har gett för dina uppgifter. ${remunerationStatement}`,
      ],
    },
    {
      id: "paverkan",
      heading: "Vad det påverkar",
      blocks: [
        "Inte ordningen i listan. Den bestäms av vad du betalar eller får, och ersättningen räknas aldrig in. Läs om [hur vi rankar](ranking).",
        "Den kan påverka vilka bolag som är med. Vi visar bara bolag som vi samarbetar med, och det är inte alla.",
      ],
    },
    {
      id: "demonstration",
      heading: "I demonstrationen",
      blocks: [
        "Sparv är en demonstration, och bolagen är påhittade. Andelarna är också påhittade, och ingen ersättning betalas. Sidan beskriver hur tjänsten är tänkt att fungera.",
      ],
    },
  ],
} satisfies InfoTexts);
