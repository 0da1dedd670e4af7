export const enteredFormTexts = {
  kind: "Vad gäller avtalet?",
  provider: "Bolag",
  providerMissing: "Skriv vilket bolag du har avtalet med.",
  monthly: "Pris per månad",
  renews: "Förnyas",
  bound: "Bundet till",
  campaign: "Kampanjen slutar",
  next: "Pris per månad sedan",
  kr: "kr",
  full: "Du har redan lagt till så många avtal som går. Ta bort ett först.",
  nextAlone: "Fyll också i när priset ändras: när bindningen eller kampanjen slutar.",
} as const;
