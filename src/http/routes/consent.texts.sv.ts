/** Why a choice or a measurement was refused; the banner has its own texts, these are for clients that call by hand. */
export const consentCallTexts = {
  unknownList: "Listan ska vara 1, 1,2 eller 1,2,3.",
  personal: "Personuppgifter tas inte emot här.",
} as const;
