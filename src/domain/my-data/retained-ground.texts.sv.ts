import type { LegalActId } from "./legal-acts.texts.sv.ts";
import type { RetainedGround } from "./retained-ground.ts";

interface GroundTexts {
  readonly why: string;
  readonly acts: readonly LegalActId[];
}

/** Why it stays, as the person reads it in the receipt. */
export const groundTexts: Readonly<Record<RetainedGround, GroundTexts>> = {
  order: {
    why: "Vi måste kunna visa vad du beställde och vad vi gjorde, och du kan ha krav på oss.",
    acts: ["distribution", "limitation", "accounting"],
  },
  claims: { why: "Beställningen blev inte av, men det kan bli en fråga om varför.", acts: ["claims"] },
  credit: { why: "Ansökan blev ett kreditavtal.", acts: ["moneyLaundering"] },
  open: { why: "Det pågår fortfarande och måste bli klart först.", acts: ["claims"] },
  winner: { why: "Du vann tävlingen, och vinsten ska kunna kontrolleras.", acts: ["claims"] },
  consent: { why: "Bevis på vad du har valt om kakor i den här webbläsaren.", acts: ["accountability"] },
  staffReading: { why: "Visar vem hos oss som har läst dina uppgifter.", acts: ["penalCode", "accountability"] },
  erasure: { why: "Visar att du har raderat dina uppgifter, utan uppgifterna.", acts: ["accountability"] },
  security: { why: "Gör att gamla kakor från den här webbläsaren inte fungerar.", acts: ["claims"] },
};
