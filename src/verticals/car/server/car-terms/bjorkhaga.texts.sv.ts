import type { ReadTerms } from "./read-terms.ts";

export const bjorkhagaTerms: ReadTerms = {
  document: "Björkhaga Bil BH 18",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 6.1", quote: "Av en skada enligt trafikskadelagen svarar du själv för 0 kr." },
    FIRE_DAMAGE: { place: "punkt 6.2", quote: "Av en brandskada svarar du själv för 1 500 kr." },
    GLASS: { place: "punkt 6.3", quote: "Av en glasskada svarar du själv för 1 400 kr om rutan måste bytas." },
    STONE_CHIP: { place: "punkt 6.4", quote: "Kan rutan lagas svarar du själv för 0 kr." },
    THEFT: { place: "punkt 6.5", quote: "Av en stöldskada svarar du själv för 1 500 kr." },
    RESCUE: { place: "punkt 6.6", quote: "Av kostnaden för räddning svarar du själv för 1 500 kr." },
    LEGAL_PROTECTION: {
      place: "punkt 6.7",
      quote: "Av kostnaden för ombud svarar du själv för 20 %, dock minst 1 000 kr.",
    },
    VEHICLE_DAMAGE: {
      place: "punkt 6.8",
      quote: "Av en vagnskada svarar du själv för den självrisk som anges i försäkringsbrevet.",
    },
    MOTOR: {
      place: "punkt 6.9",
      quote:
        "Av en maskinskada svarar du själv för ett belopp som följer av körsträckan. Upp till 8 000 mil: 3 500 kr; 8 001–12 000 mil: 7 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 5.1",
      quote: "Vagnskada ersätts endast om det framgår av försäkringsbrevet att du har helförsäkring.",
    },
    traffic: {
      place: "punkt 5.2",
      quote: "Skada på eller stöld av den egna bilen ersätts endast om du har halv- eller helförsäkring.",
    },
  },
};
