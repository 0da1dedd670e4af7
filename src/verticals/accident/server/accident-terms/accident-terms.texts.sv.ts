import type { ReadDocument, ReadTerms } from "#verticals/_insurance/terms/read-terms.ts";
import type { Injury } from "#verticals/accident/accident.offer.ts";

/** What we look for in the terms of an insurance of a person. */
export type AccidentSubject = Injury | "HIGHEST_INVALIDITY";

const akerbar: ReadDocument<AccidentSubject> = {
  name: "Åkerbär Olycksfall O7",
  clauses: {
    BROKEN_LEG: {
      place: "punkt 3.1",
      quote: "Vid brutet ben betalar vi 4 000 kr och 0,2 procent av försäkringsbeloppet.",
    },
    TOOTH: { place: "punkt 3.2", quote: "För en tandskada betalar vi 8 000 kr." },
    SCAR: { place: "punkt 3.4", quote: "För ett ärr som inte går bort betalar vi 3 000 kr." },
    TENTH_INVALIDITY: {
      place: "punkt 4.1",
      quote: "Vid 10 procents medicinsk invaliditet betalar vi 10 procent av försäkringsbeloppet.",
    },
    HIGHEST_INVALIDITY: {
      place: "punkt 4.3",
      quote: "Vid den svåraste invaliditeten betalar vi 150 procent av försäkringsbeloppet.",
    },
  },
};

const bjorkhaga: ReadDocument<AccidentSubject> = {
  name: "Björkhaga Olycksfall 2026:1",
  clauses: {
    BROKEN_LEG: { place: "punkt 2.1", quote: "Ett brutet ben ger ett engångsbelopp på 9 000 kr." },
    TOOTH: { place: "punkt 2.2", quote: "En tandskada ger ett engångsbelopp på 15 000 kr." },
    SCAR: { place: "punkt 2.3", quote: "Ett ärr ger ett engångsbelopp på 5 000 kr." },
    TENTH_INVALIDITY: { place: "punkt 3.1", quote: "10 procents invaliditet ger 10 procent av försäkringsbeloppet." },
    HIGHEST_INVALIDITY: {
      place: "punkt 3.2",
      quote: "Ersättningen för invaliditet är som högst 100 procent av försäkringsbeloppet.",
    },
  },
};

const granskog: ReadDocument<AccidentSubject> = {
  name: "Granskog Olycksfall Plus, villkor G 330",
  clauses: {
    BROKEN_LEG: {
      place: "punkt 7.1",
      quote: "Vid benbrott utbetalas 8 000 kr jämte 0,2 procent av försäkringsbeloppet.",
    },
    TOOTH: { place: "punkt 7.3", quote: "Vid tandskada utbetalas 20 000 kr." },
    SCAR: {
      place: "punkt 7.4",
      quote: "Vid kvarstående ärr utbetalas 2 000 kr jämte 0,3 procent av försäkringsbeloppet.",
    },
    TENTH_INVALIDITY: {
      place: "punkt 8.2",
      quote: "Vid en invaliditetsgrad om 10 procent utbetalas 12 procent av försäkringsbeloppet.",
    },
    HIGHEST_INVALIDITY: {
      place: "punkt 8.4",
      quote: "Vid den högsta invaliditetsgraden utbetalas 200 procent av försäkringsbeloppet.",
    },
  },
};

const ljunghed: ReadDocument<AccidentSubject> = {
  name: "Ljunghed Olycksfall 2026",
  clauses: {
    BROKEN_LEG: { place: "punkt 4.1", quote: "Bryter du benet får du 5 000 kr." },
    TOOTH: { place: "punkt 4.2", quote: "Skadar du en tand får du 10 000 kr." },
    SCAR: { place: "punkt 4.3", quote: "Får du ett ärr får du 0,3 procent av försäkringsbeloppet." },
    TENTH_INVALIDITY: {
      place: "punkt 5.1",
      quote: "Bedöms invaliditeten till 10 procent får du 10 procent av försäkringsbeloppet.",
    },
    HIGHEST_INVALIDITY: { place: "punkt 5.2", quote: "Som mest får du 100 procent av försäkringsbeloppet." },
  },
};

const rask: ReadDocument<AccidentSubject> = {
  name: "Rask Olycksfall 3.0",
  clauses: {
    BROKEN_LEG: { place: "punkt 2.1", quote: "Brutet ben: 2 500 kr." },
    TOOTH: { place: "punkt 2.2", quote: "Tandskada: 5 000 kr." },
    SCAR: { place: "punkt 2.3", quote: "Ärr: ersätts inte." },
    TENTH_INVALIDITY: { place: "punkt 3.1", quote: "Invaliditet på 10 procent: 10 procent av försäkringsbeloppet." },
    HIGHEST_INVALIDITY: { place: "punkt 3.2", quote: "Högsta invaliditet: 100 procent av försäkringsbeloppet." },
  },
};

const tuvull: ReadDocument<AccidentSubject> = {
  name: "Tuvull Olycksfall B2",
  clauses: {
    BROKEN_LEG: { place: "punkt 2.1", quote: "Om du bryter benet betalar vi 6 000 kr." },
    TOOTH: { place: "punkt 2.2", quote: "Om du skadar en tand betalar vi 12 000 kr." },
    SCAR: {
      place: "punkt 2.3",
      quote: "Om du får ett ärr betalar vi 1 500 kr och 0,2 procent av försäkringsbeloppet.",
    },
    TENTH_INVALIDITY: {
      place: "punkt 3.1",
      quote: "Om invaliditeten är 10 procent betalar vi 10 procent av försäkringsbeloppet.",
    },
    HIGHEST_INVALIDITY: { place: "punkt 3.2", quote: "Mer än 100 procent av försäkringsbeloppet betalar vi aldrig." },
  },
};

const documents: ReadTerms<AccidentSubject>["documents"] = { akerbar, bjorkhaga, granskog, ljunghed, rask, tuvull };

export const accidentTerms: ReadTerms<AccidentSubject> = { readOn: "2026-11-17", documents };
