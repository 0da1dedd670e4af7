import type { Insured } from "./accident.search.ts";

export const accidentCheckoutTexts = {
  insured: "Försäkringen gäller",
  /** What is written of an order: the form's "Mig själv" is the visitor speaking, this speaks to them. */
  insuredNames: {
    me: "Dig själv",
    partner: "Dig och din partner",
    child: "Ditt barn",
  } satisfies Record<Insured, string>,
  wanted: (insured: string) => `Du har sagt att du vill ha en olycksfallsförsäkring för ${insured}.`,
  general: {
    me: "Den ersätter skador genom olycksfall, inte sjukdom.",
    partner:
      "Den ersätter skador genom olycksfall, inte sjukdom. Bolaget frågar dig efter din partners personnummer innan försäkringen börjar gälla för din partner.",
    child:
      "Den ersätter skador genom olycksfall, inte sjukdom. Bolaget frågar dig efter barnets personnummer innan försäkringen börjar gälla.",
  } satisfies Record<Insured, string>,
} as const;
