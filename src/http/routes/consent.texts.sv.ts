/** Why a choice or a measurement was not taken; the banner has its own words, these are for who calls by hand. */
export const consentCallTexts = {
  unknownList: "Listan ska vara 1, 1,2 eller 1,2,3.",
  personal: "Personuppgifter tas inte emot här.",
} as const;
