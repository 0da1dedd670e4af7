import type { Insured } from "./accident.search.ts";

export const accidentCheckoutTexts = {
  insured: "Försäkringen gäller",
  /** What is written of an order: the form's "Mig själv" is the visitor speaking, this speaks to them. */
  insuredNames: {
    me: "Dig själv",
    partner: "Dig och din partner",
    child: "Ditt barn",
  } satisfies Record<Insured, string>,
  needsStatement: {
    me: "Du har sagt att du vill ha en olycksfallsförsäkring för dig själv. Försäkringen du har valt gäller dig och motsvarar det du har bett om. Den ersätter skador genom olycksfall, inte sjukdom.",
    partner:
      "Du har sagt att du vill ha en olycksfallsförsäkring för dig och din partner. Försäkringen du har valt gäller er båda och motsvarar det du har bett om. Den ersätter skador genom olycksfall, inte sjukdom. Bolaget frågar dig efter din partners personnummer innan försäkringen börjar gälla för din partner.",
    child:
      "Du har sagt att du vill ha en olycksfallsförsäkring för ditt barn. Försäkringen du har valt gäller ett barn och motsvarar det du har bett om. Den ersätter skador genom olycksfall, inte sjukdom. Bolaget frågar dig efter barnets personnummer innan försäkringen börjar gälla.",
  } satisfies Record<Insured, string>,
} as const;
