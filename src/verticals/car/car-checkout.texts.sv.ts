import type { CarCover } from "./car.search.ts";

export const carCheckoutTexts = {
  car: "Bil",
  cover: "Försäkring",
  wantedCover: "Försäkring",
  mileage: "Körsträcka per år",
  zip: "Postnummer där bilen står",
  excess: { label: "Självrisk vid vagnskada", help: "En högre självrisk ger oftast ett lägre pris." },
  standardExcess: "Bolagets vanliga självrisk",
  needsStatement: {
    full: "Du har sagt att du vill ha en helförsäkring, som även ersätter skador på din egen bil. Försäkringen du har valt är en helförsäkring och motsvarar det du har bett om.",
    half: "Du har sagt att du vill ha en halvförsäkring, som ersätter bland annat stöld, brand och glas men inte skador på din egen bil vid krock. Försäkringen du har valt är en halvförsäkring och motsvarar det du har bett om.",
    traffic:
      "Du har sagt att du vill ha en trafikförsäkring, det minsta som lagen kräver. Försäkringen du har valt är en trafikförsäkring och motsvarar det du har bett om. Den ersätter inte skador på din egen bil.",
  } satisfies Record<CarCover, string>,
} as const;
