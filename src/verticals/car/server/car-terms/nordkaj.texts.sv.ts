import type { ReadTerms } from "./read-terms.ts";

export const nordkajTerms: ReadTerms = {
  document: "Nordkaj Bil 2026-B",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 5.1", quote: "Självrisken för trafikskada uppgår till 0 kr." },
    FIRE_DAMAGE: { place: "punkt 5.2", quote: "Självrisken för brandskada uppgår till 1 500 kr per skadetillfälle." },
    GLASS: {
      place: "punkt 5.3",
      quote: "Självrisken för glasskada där rutan byts ut uppgår till 1 500 kr per skadetillfälle.",
    },
    STONE_CHIP: { place: "punkt 5.4", quote: "Självrisken för glasskada där rutan repareras uppgår till 300 kr." },
    THEFT: { place: "punkt 5.5", quote: "Självrisken för stöldskada uppgår till 1 500 kr per skadetillfälle." },
    RESCUE: { place: "punkt 5.6", quote: "Självrisken för räddning uppgår till 800 kr per tillfälle." },
    LEGAL_PROTECTION: {
      place: "punkt 5.7",
      quote: "Självrisken för rättsskydd uppgår till 20 % av kostnaden, dock lägst 1 500 kr.",
    },
    VEHICLE_DAMAGE: { place: "punkt 5.8", quote: "Självrisken för vagnskada framgår av försäkringsbrevet." },
    MOTOR: {
      place: "punkt 5.9",
      quote:
        "Självrisken för maskinskada bestäms av bilens körsträcka. Upp till 8 000 mil: 3 500 kr; 8 001–12 000 mil: 7 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 4.1",
      quote:
        "I halvförsäkringen ingår inte vagnskada, det vill säga skada genom trafikolycka, annan yttre olyckshändelse eller skadegörelse.",
    },
    traffic: { place: "punkt 4.2", quote: "I trafikförsäkringen ingår inte skada på det försäkrade fordonet." },
  },
  instead: {
    ANIMAL_COLLISION: {
      pays: "half",
      place: "punkt 5.10",
      quote: "Vid kollision med vilt är självrisken hälften av den som gäller för vagnskada.",
    },
  },
  inHalf: {
    ANIMAL_COLLISION: {
      place: "punkt 5.11",
      quote: "I halvförsäkringen ingår kollision med vilt, med en självrisk som uppgår till 3 000 kr.",
    },
  },
};
