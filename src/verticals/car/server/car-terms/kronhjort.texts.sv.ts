import type { ReadTerms } from "./read-terms.ts";

export const kronhjortTerms: ReadTerms = {
  document: "Kronhjort Motorfordon K31",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 9.1", quote: "Av en skada enligt trafikskadelagen svarar du själv för 0 kr." },
    FIRE_DAMAGE: { place: "punkt 9.2", quote: "Av en brandskada svarar du själv för 0 kr." },
    GLASS: { place: "punkt 9.3", quote: "Av en glasskada svarar du själv för 1 000 kr om rutan måste bytas." },
    STONE_CHIP: { place: "punkt 9.4", quote: "Kan rutan lagas svarar du själv för 0 kr." },
    THEFT: { place: "punkt 9.5", quote: "Av en stöldskada svarar du själv för 0 kr." },
    RESCUE: { place: "punkt 9.6", quote: "Av kostnaden för räddning svarar du själv för 1 500 kr." },
    LEGAL_PROTECTION: {
      place: "punkt 9.7",
      quote: "Av kostnaden för ombud svarar du själv för 20 %, dock minst 1 500 kr.",
    },
    VEHICLE_DAMAGE: {
      place: "punkt 9.8",
      quote: "Av en vagnskada svarar du själv för den självrisk som anges i försäkringsbrevet.",
    },
    MOTOR: {
      place: "punkt 9.9",
      quote:
        "Av en maskinskada svarar du själv för ett belopp som följer av körsträckan. Upp till 12 000 mil: ingen självrisk; 12 001–15 000 mil: 4 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 8.1",
      quote: "Vagnskada ersätts endast om det framgår av försäkringsbrevet att du har helförsäkring.",
    },
    traffic: {
      place: "punkt 8.2",
      quote: "Skada på eller stöld av den egna bilen ersätts endast om du har halv- eller helförsäkring.",
    },
  },
};
