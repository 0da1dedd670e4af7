export const carOrderTexts = {
  about: (provider: string) => `Om ${provider}`,
  excesses: "Självrisker",
  other: "Övrig information",
  main: { traffic: "Trafik", theft: "Stöld", vehicle: "Vagnskada" },
  for: "för",
  farAway:
    "Det är mer än sex månader till att din försäkring förnyas. Kontrollera att datumet stämmer, och att du vill vänta så länge.",
} as const;
