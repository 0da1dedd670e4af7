export const flatWebTexts = {
  firstStep: "Ditt hem",
  /** Heads the form beside the list. */
  formTitle: "Ditt hem",
  update: "Uppdatera prisförslag",
  saving: (kr: string) => `Du sparar ${kr} /år`,
  aboutTitle: "Så har vi sökt",
  aboutText:
    "Vi skickar uppgifterna om ditt hem till bolagen och visar priserna som de svarar med. Ett bolag som inte vill försäkra hemmet, eller som inte hinner svara, står bland dem som inte gav något svar. Priset gäller först när bolaget har godkänt din ansökan.",
} as const;

export const insuredThings = "Saker för";

/** Spec 2 §2. */
export const flatOrderToggleTexts = {
  show: "Visa självrisker & fördelar",
  hide: "Dölj självrisker & fördelar",
} as const;

export const flatComparisonTitle = "Jämför hemförsäkring";

/** "Bostadsrätt, 62 kvm". */
export const nameOrderedFlat = (housing: string, area: string): string =>
  [housing.toLowerCase(), area].filter(Boolean).join(", ");
