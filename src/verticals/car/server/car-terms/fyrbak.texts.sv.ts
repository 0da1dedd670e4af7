import type { ReadTerms } from "./read-terms.ts";

export const fyrbakTerms: ReadTerms = {
  document: "Fyrbåk Bil 2026:3",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 8.1", quote: "Självrisken för trafikskada uppgår till 0 kr." },
    FIRE_DAMAGE: { place: "punkt 8.2", quote: "Självrisken för brandskada uppgår till 1 500 kr per skadetillfälle." },
    GLASS: {
      place: "punkt 8.3",
      quote: "Självrisken för glasskada där rutan byts ut uppgår till 1 800 kr per skadetillfälle.",
    },
    STONE_CHIP: { place: "punkt 8.4", quote: "Självrisken för glasskada där rutan repareras uppgår till 0 kr." },
    THEFT: { place: "punkt 8.5", quote: "Självrisken för stöldskada uppgår till 1 500 kr per skadetillfälle." },
    RESCUE: { place: "punkt 8.6", quote: "Självrisken för räddning uppgår till 1 000 kr per tillfälle." },
    LEGAL_PROTECTION: {
      place: "punkt 8.7",
      quote: "Självrisken för rättsskydd uppgår till 20 % av kostnaden, dock lägst 2 000 kr.",
    },
    VEHICLE_DAMAGE: { place: "punkt 8.8", quote: "Självrisken för vagnskada framgår av försäkringsbrevet." },
    MOTOR: {
      place: "punkt 8.9",
      quote:
        "Självrisken för maskinskada bestäms av bilens körsträcka. Upp till 8 000 mil: 3 500 kr; 8 001–12 000 mil: 7 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 7.1",
      quote:
        "I halvförsäkringen ingår inte vagnskada, det vill säga skada genom trafikolycka, annan yttre olyckshändelse eller skadegörelse.",
    },
    traffic: { place: "punkt 7.2", quote: "I trafikförsäkringen ingår inte skada på det försäkrade fordonet." },
  },
  instead: {
    PARKING: {
      pays: "nothing",
      place: "punkt 8.10",
      quote: "Vid parkeringsskada betalas ingen självrisk för den första skadan under ett försäkringsår.",
    },
  },
};
