import type { ReadTerms } from "./read-terms.ts";

export const milvisTerms: ReadTerms = {
  document: "Milvis villkor 2026:1",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 2.1", quote: "Du betalar 0 kr när du har skadat någon annan i trafiken." },
    FIRE_DAMAGE: { place: "punkt 2.2", quote: "Du betalar 1 500 kr om bilen har brunnit." },
    GLASS: { place: "punkt 2.3", quote: "Du betalar 1 500 kr när vi byter en ruta." },
    STONE_CHIP: { place: "punkt 2.4", quote: "Du betalar 0 kr när vi lagar ett stenskott." },
    THEFT: { place: "punkt 2.5", quote: "Du betalar 1 500 kr om bilen eller något i den blir stulet." },
    RESCUE: { place: "punkt 2.6", quote: "Du betalar 1 500 kr när bilen måste bärgas." },
    LEGAL_PROTECTION: {
      place: "punkt 2.7",
      quote: "Du betalar 20 % av dina kostnader i en tvist, men minst 1 500 kr.",
    },
    VEHICLE_DAMAGE: {
      place: "punkt 2.8",
      quote: "Du betalar självrisken som du har valt när din bil har krockat eller skadats utifrån.",
    },
    MOTOR: {
      place: "punkt 2.9",
      quote:
        "Vad du betalar när något i motorn går sönder beror på hur långt bilen har gått. Upp till 8 000 mil: 3 000 kr; 8 001–12 000 mil: 6 500 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 1.1",
      quote: "Har du halvförsäkring ersätter vi inte din bil när den har krockat eller skadats utifrån.",
    },
    traffic: {
      place: "punkt 1.2",
      quote: "Har du bara trafikförsäkring ersätter vi ingenting som händer med din egen bil.",
    },
  },
};
