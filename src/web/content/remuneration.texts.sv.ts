export const remunerationTexts = {
  title: "Så tjänar vi pengar",
  description: "Bolaget betalar Sparv när du byter. Du betalar samma pris som hos bolaget.",
  lead: "Bolaget betalar oss när du byter. Det är gratis för dig att jämföra.",
  parts: [
    {
      heading: "Vem som betalar",
      text: "När du tecknar ett avtal via oss får vi en ersättning av bolaget. Tecknar du inget får vi ingenting.",
    },
    {
      heading: "Vad det kostar dig",
      text: "Ingenting. Priset hos oss är det pris som bolaget har gett för dina uppgifter. Ersättningen läggs inte på.",
    },
    {
      heading: "Vad det påverkar",
      text: "Inte ordningen i listan. Den bestäms av årspriset, och ersättningen räknas aldrig in.",
    },
  ],
  rankingLink: "Läs om hur vi rankar",
} as const;
