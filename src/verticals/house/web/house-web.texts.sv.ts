export const houseWebTexts = {
  firstStep: "Ditt hus",
  /** Heads the form beside the list. */
  formTitle: "Ditt hus",
  /** Spec 3 §4.7. */
  update: "Uppdatera prisförslag",
  saving: (kr: string) => `Du sparar ${kr} /år`,
  aboutTitle: "Så har vi sökt",
  aboutText:
    "Vi skickar uppgifterna om ditt hus till bolagen och visar priserna som de svarar med. Ett bolag som inte vill försäkra huset, eller som inte hinner svara, står bland dem som inte gav något svar. Priset gäller först när bolaget har godkänt din ansökan.",
} as const;

/** Spec 2 §2. */
export const houseOrderToggleTexts = {
  show: "Visa självrisker & fördelar",
  hide: "Dölj självrisker & fördelar",
} as const;

export const houseComparisonTitle = "Jämför villaförsäkring";
