export const carCheckoutTexts = {
  car: "Bil",
  cover: "Försäkring",
  wantedCover: "Försäkring",
  mileage: "Körsträcka per år",
  zip: "Postnummer där bilen står",
  excess: { label: "Självrisk vid vagnskada", help: "En högre självrisk ger oftast ett lägre pris." },
  standardExcess: "Bolagets vanliga självrisk",
  wanted: (cover: string) => `Du har sagt att du vill ha en ${cover}.`,
} as const;
