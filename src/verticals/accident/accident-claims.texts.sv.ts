export const accidentClaimTexts = {
  steps: [
    {
      title: "Sök vård",
      text: "Gå till vården samma dag även om skadan verkar liten. Ring 1177 om du undrar vart du ska vända dig.",
    },
    {
      title: "Skriv ner hur det gick till",
      text: "Tid, plats, vad som hände och vem som såg det. Gör det medan du minns.",
    },
    {
      title: "Spara papper och kvitton",
      text: "Läkarintyg, journal, kvitton på vård, medicin och resor, och beslut om sjukskrivning.",
    },
  ],
  ready: [
    "Vem som är skadad",
    "När, var och hur det hände",
    "Vilken vård du har fått, och var",
    "Läkarintyg och journal, om du har fått dem",
    "Kvitton på det som skadan har kostat",
  ],
} as const;
