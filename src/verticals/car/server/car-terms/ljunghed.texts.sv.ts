import type { ReadTerms } from "./read-terms.ts";

export const ljunghedTerms: ReadTerms = {
  document: "Ljunghed Bil 5",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 5.1", quote: "Vid trafikskada är självrisken 0 kr." },
    FIRE_DAMAGE: { place: "punkt 5.2", quote: "Vid brand är självrisken 1 500 kr." },
    GLASS: { place: "punkt 5.3", quote: "När en ruta byts är självrisken 1 700 kr." },
    STONE_CHIP: { place: "punkt 5.4", quote: "När ett stenskott lagas är självrisken 0 kr." },
    THEFT: { place: "punkt 5.5", quote: "Vid stöld är självrisken 1 500 kr." },
    RESCUE: { place: "punkt 5.6", quote: "Vid bärgning är självrisken 500 kr." },
    LEGAL_PROTECTION: { place: "punkt 5.7", quote: "Vid tvist är självrisken 20 % av kostnaden, lägst 1 500 kr." },
    VEHICLE_DAMAGE: {
      place: "punkt 5.8",
      quote: "Vid vagnskada gäller den självrisk som du har valt och som står i försäkringsbrevet.",
    },
    MOTOR: {
      place: "punkt 5.9",
      quote:
        "Självrisken vid maskinskada beror på hur långt bilen har gått. Upp till 8 000 mil: 3 500 kr; 8 001–12 000 mil: 7 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 4.1",
      quote: "Halvförsäkring omfattar inte skada på den egna bilen vid kollision eller annan yttre olyckshändelse.",
    },
    traffic: {
      place: "punkt 4.2",
      quote: "Trafikförsäkring omfattar varken skada på den egna bilen eller stöld av den.",
    },
  },
  instead: {
    ANIMAL_COLLISION: {
      pays: "nothing",
      place: "punkt 5.10",
      quote: "Vid kollision med vilt betalar du ingen självrisk.",
    },
  },
  inHalf: {
    ANIMAL_COLLISION: {
      place: "punkt 5.11",
      quote: "Också halvförsäkringen ersätter bilen vid kollision med vilt, utan självrisk.",
    },
  },
};
