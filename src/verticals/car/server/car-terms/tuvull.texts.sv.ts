import type { ReadTerms } from "./read-terms.ts";

export const tuvullTerms: ReadTerms = {
  document: "Tuvull Bil B7",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 4.1", quote: "Vid trafikskada är självrisken 0 kr." },
    FIRE_DAMAGE: { place: "punkt 4.2", quote: "Vid brand är självrisken 3 000 kr." },
    GLASS: { place: "punkt 4.3", quote: "När en ruta byts är självrisken 2 000 kr." },
    STONE_CHIP: { place: "punkt 4.4", quote: "När ett stenskott lagas är självrisken 200 kr." },
    THEFT: { place: "punkt 4.5", quote: "Vid stöld är självrisken 3 000 kr." },
    RESCUE: { place: "punkt 4.6", quote: "Vid bärgning är självrisken 1 500 kr." },
    LEGAL_PROTECTION: { place: "punkt 4.7", quote: "Vid tvist är självrisken 25 % av kostnaden, lägst 2 000 kr." },
    VEHICLE_DAMAGE: {
      place: "punkt 4.8",
      quote: "Vid vagnskada gäller den självrisk som du har valt och som står i försäkringsbrevet.",
    },
    MOTOR: {
      place: "punkt 4.9",
      quote:
        "Självrisken vid maskinskada beror på hur långt bilen har gått. Upp till 8 000 mil: 3 500 kr; 8 001–12 000 mil: 7 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 3.1",
      quote: "Halvförsäkring omfattar inte skada på den egna bilen vid kollision eller annan yttre olyckshändelse.",
    },
    traffic: {
      place: "punkt 3.2",
      quote: "Trafikförsäkring omfattar varken skada på den egna bilen eller stöld av den.",
    },
  },
};
