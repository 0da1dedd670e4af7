/** What the statement adds to the product's own page about accessibility. */
export const statementTexts = {
  title: "Tillgänglighetsredogörelse för Sparv",
  fulfilment: "Hur väl kraven är uppfyllda",
  faults: "Kända brister",
  madeHow: "Hur redogörelsen är gjord",
  phone: "numret som står på varje sida",
  noResults:
    "Det finns inga sparade testresultat. Redogörelsen kan därför inte ange hur många skärmar som är prövade eller hur många som uppfyller kraven.",
  noFindings: "Testerna hittade inga brister. Det här vet vi ändå brister:",
  foundByTests: "Testerna hittade de här bristerna. Under dem står det som testerna inte kan hitta.",
  columns: ["skärm", "prövade utseenden", "utan brister", "kunde inte prövas"],
  summary: (passed: number, total: number) =>
    `${passed} av ${total} prövade skärmar och utseenden klarade testerna. ${passed === total ? "Det testerna kan pröva är alltså uppfyllt." : "Kraven är alltså delvis uppfyllda."}`,
  notTried: (count: number) => `${count} kunde inte prövas, eftersom testet inte nådde skärmen. Om dem vet vi inget.`,
  made: (updated: string) =>
    `Redogörelsen är en egen bedömning. Den skrivs av ett kommando ur testresultaten och texterna på webbplatsens sida om tillgänglighet, som senast ändrades ${updated}.`,
} as const;
