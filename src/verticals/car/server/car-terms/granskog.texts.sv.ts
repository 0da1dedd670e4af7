import type { ReadTerms } from "./read-terms.ts";

export const granskogTerms: ReadTerms = {
  document: "Granskog Motor 24",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 7.1", quote: "Vid trafikskada är självrisken 0 kr." },
    FIRE_DAMAGE: { place: "punkt 7.2", quote: "Vid brand är självrisken 1 500 kr." },
    GLASS: { place: "punkt 7.3", quote: "När en ruta byts är självrisken 1 200 kr." },
    STONE_CHIP: { place: "punkt 7.4", quote: "När ett stenskott lagas är självrisken 0 kr." },
    THEFT: { place: "punkt 7.5", quote: "Vid stöld är självrisken 1 500 kr." },
    RESCUE: { place: "punkt 7.6", quote: "Vid bärgning är självrisken 0 kr." },
    LEGAL_PROTECTION: { place: "punkt 7.7", quote: "Vid tvist är självrisken 20 % av kostnaden, lägst 1 500 kr." },
    VEHICLE_DAMAGE: {
      place: "punkt 7.8",
      quote: "Vid vagnskada gäller den självrisk som du har valt och som står i försäkringsbrevet.",
    },
    MOTOR: {
      place: "punkt 7.9",
      quote:
        "Självrisken vid maskinskada beror på hur långt bilen har gått. Upp till 10 000 mil: 2 000 kr; 10 001–15 000 mil: 5 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 6.1",
      quote: "Halvförsäkring omfattar inte skada på den egna bilen vid kollision eller annan yttre olyckshändelse.",
    },
    traffic: {
      place: "punkt 6.2",
      quote: "Trafikförsäkring omfattar varken skada på den egna bilen eller stöld av den.",
    },
  },
};
