export const carOrderTexts = {
  main: { traffic: "Trafik", theft: "Stöld", vehicle: "Vagnskada" },
  farAway:
    "Det är mer än sex månader till att din försäkring förnyas. Kontrollera att datumet stämmer, och att du vill vänta så länge.",
} as const;
