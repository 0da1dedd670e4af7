import { formatKr } from "#domain/format/swedish-format.ts";

export const depositOfferTexts = {
  termsTitle: "Villkor för kontot",
  rateMayChange: "Rörliga räntor kan ändras. Ett bundet konto binds om till den ränta som gäller då.",
  aboveGuarantee: (ore: number) => `Insättningsgarantin täcker högst ${formatKr(ore)} per person och bank.`,
} as const;
