import type { PrintedTerms } from "#simulators/verticals/_insurance/printed-terms.ts";

/** What each insurer's document of terms states, by its slug. */
export const accidentTermsOf: PrintedTerms = {
  akerbar: {
    title: "Åkerbär Olycksfall O7",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller dygnet runt, i arbetet och på fritiden." },
      { number: "3.1", text: "Vid brutet ben betalar vi 4 000 kr och 0,2 procent av försäkringsbeloppet." },
      { number: "3.2", text: "För en tandskada betalar vi 8 000 kr." },
      { number: "3.4", text: "För ett ärr som inte går bort betalar vi 3 000 kr." },
      { number: "4.1", text: "Vid 10 procents medicinsk invaliditet betalar vi 10 procent av försäkringsbeloppet." },
      { number: "4.3", text: "Vid den svåraste invaliditeten betalar vi 150 procent av försäkringsbeloppet." },
    ],
  },
  bjorkhaga: {
    title: "Björkhaga Olycksfall 2026:1",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller olycksfall och inte sjukdom." },
      { number: "2.1", text: "Ett brutet ben ger ett engångsbelopp på 9 000 kr." },
      { number: "2.2", text: "En tandskada ger ett engångsbelopp på 15 000 kr." },
      { number: "2.3", text: "Ett ärr ger ett engångsbelopp på 5 000 kr." },
      { number: "3.1", text: "10 procents invaliditet ger 10 procent av försäkringsbeloppet." },
      { number: "3.2", text: "Ersättningen för invaliditet är som högst 100 procent av försäkringsbeloppet." },
    ],
  },
  granskog: {
    title: "Granskog Olycksfall Plus, villkor G 330",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller från den dag som står i försäkringsbrevet." },
      { number: "7.1", text: "Vid benbrott utbetalas 8 000 kr jämte 0,2 procent av försäkringsbeloppet." },
      { number: "7.3", text: "Vid tandskada utbetalas 20 000 kr." },
      { number: "7.4", text: "Vid kvarstående ärr utbetalas 2 000 kr jämte 0,3 procent av försäkringsbeloppet." },
      { number: "8.2", text: "Vid en invaliditetsgrad om 10 procent utbetalas 12 procent av försäkringsbeloppet." },
      { number: "8.4", text: "Vid den högsta invaliditetsgraden utbetalas 200 procent av försäkringsbeloppet." },
    ],
  },
  ljunghed: {
    title: "Ljunghed Olycksfall 2026",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller dygnet runt, i arbetet och på fritiden." },
      { number: "4.1", text: "Bryter du benet får du 5 000 kr." },
      { number: "4.2", text: "Skadar du en tand får du 10 000 kr." },
      { number: "4.3", text: "Får du ett ärr får du 0,3 procent av försäkringsbeloppet." },
      { number: "5.1", text: "Bedöms invaliditeten till 10 procent får du 10 procent av försäkringsbeloppet." },
      { number: "5.2", text: "Som mest får du 100 procent av försäkringsbeloppet." },
    ],
  },
  rask: {
    title: "Rask Olycksfall 3.0",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller olycksfall och inte sjukdom." },
      { number: "2.1", text: "Brutet ben: 2 500 kr." },
      { number: "2.2", text: "Tandskada: 5 000 kr." },
      { number: "2.3", text: "Ärr: ersätts inte." },
      { number: "3.1", text: "Invaliditet på 10 procent: 10 procent av försäkringsbeloppet." },
      { number: "3.2", text: "Högsta invaliditet: 100 procent av försäkringsbeloppet." },
    ],
  },
  tuvull: {
    title: "Tuvull Olycksfall B2",
    clauses: [
      { number: "1.1", text: "Försäkringen gäller från den dag som står i försäkringsbrevet." },
      { number: "2.1", text: "Om du bryter benet betalar vi 6 000 kr." },
      { number: "2.2", text: "Om du skadar en tand betalar vi 12 000 kr." },
      { number: "2.3", text: "Om du får ett ärr betalar vi 1 500 kr och 0,2 procent av försäkringsbeloppet." },
      { number: "3.1", text: "Om invaliditeten är 10 procent betalar vi 10 procent av försäkringsbeloppet." },
      { number: "3.2", text: "Mer än 100 procent av försäkringsbeloppet betalar vi aldrig." },
    ],
  },
};
