export const accidentWebTexts = {
  firstStep: "Vem det gäller",
  aboutTitle: "Så har vi sökt",
  aboutText:
    "Vi skickar dina svar till bolagen och visar priserna som de svarar med. Ett bolag som inte vill försäkra, eller som inte hinner svara, står bland dem som inte gav något svar. Vi frågar inte om hälsa. Några bolag gör det innan försäkringen börjar gälla, och priset gäller först när bolaget har godkänt din ansökan.",
} as const;

export const accidentCheckoutTitle = "Visa ersättningsexempel och fördelar";

/** A-003, verbatim. */
export const accidentToggleTexts = { show: "Mer info", hide: "Dölj" } as const;

export const accidentSummaryTexts = { riskySports: "farlig sport" } as const;
