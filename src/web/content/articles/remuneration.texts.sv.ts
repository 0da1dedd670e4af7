import { defineTexts } from "#domain/text/text-set.ts";
import { remunerationStatement } from "#domain/order/remuneration.texts.sv.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import type { InfoTexts } from "./info-page.ts";

const byName = Object.values(insurers).toSorted((a, b) => a.name.localeCompare(b.name, "sv"));
const percents = byName.map(({ commissionPercent }) => commissionPercent);

export const remunerationTexts = defineTexts("remuneration", {
  title: "Så tjänar vi pengar",
  description: "Bolaget betalar Sparv när du byter. Du betalar samma pris som hos bolaget.",
  lead: "Bolaget betalar oss när du byter. Det är gratis för dig att jämföra.",
  updated: "2026-11-16",
  sections: [
    {
      id: "vem",
      heading: "Vem som betalar",
      blocks: ["När du tecknar ett avtal via oss får vi en ersättning av bolaget. Tecknar du inget får vi ingenting."],
    },
    {
      id: "hur-mycket",
      heading: "Hur mycket",
      blocks: [
        `Ersättningen är en andel av första årets pris, mellan ${Math.min(...percents)} och ${Math.max(...percents)} procent. Innan du tecknar ser du andelen och beloppet i kronor. Så här mycket betalar varje bolag:`,
        { list: byName.map(({ name, commissionPercent }) => `${name}: ${commissionPercent} procent`) },
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
        "Inte ordningen i listan. Den bestäms av årspriset, och ersättningen räknas aldrig in. Läs om [hur vi rankar](ranking).",
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
