import type { ReadTerms } from "./read-terms.ts";

export const raskTerms: ReadTerms = {
  document: "Rask Bil 9",
  excesses: {
    TRAFFIC_DAMAGE: { place: "punkt 4.1", quote: "Du betalar 0 kr när du har skadat någon annan i trafiken." },
    FIRE_DAMAGE: { place: "punkt 4.2", quote: "Du betalar 4 000 kr om bilen har brunnit." },
    GLASS: { place: "punkt 4.3", quote: "Du betalar 2 500 kr när vi byter en ruta." },
    STONE_CHIP: { place: "punkt 4.4", quote: "Du betalar 0 kr när vi lagar ett stenskott." },
    THEFT: { place: "punkt 4.5", quote: "Du betalar 4 000 kr om bilen eller något i den blir stulet." },
    RESCUE: { place: "punkt 4.6", quote: "Du betalar 2 000 kr när bilen måste bärgas." },
    LEGAL_PROTECTION: {
      place: "punkt 4.7",
      quote: "Du betalar 25 % av dina kostnader i en tvist, men minst 2 500 kr.",
    },
    VEHICLE_DAMAGE: {
      place: "punkt 4.8",
      quote: "Du betalar självrisken som du har valt när din bil har krockat eller skadats utifrån.",
    },
    MOTOR: {
      place: "punkt 4.9",
      quote:
        "Vad du betalar när något i motorn går sönder beror på hur långt bilen har gått. Upp till 8 000 mil: 6 000 kr.",
    },
  },
  lacking: {
    half: {
      place: "punkt 3.1",
      quote: "Har du halvförsäkring ersätter vi inte din bil när den har krockat eller skadats utifrån.",
    },
    traffic: {
      place: "punkt 3.2",
      quote: "Har du bara trafikförsäkring ersätter vi ingenting som händer med din egen bil.",
    },
  },
};
