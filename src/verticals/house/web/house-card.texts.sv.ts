export const houseCardTexts = {
  /** Spec 3 §2.12: one name for the toggle, open or closed. */
  details: "Självrisker & fördelar",
  withDiscount: (name: string, discount: { value: string; name: string }) =>
    `${name} (Med ${discount.value} ${discount.name})`,
  aboutProvider: (provider: string) => `Om ${provider}`,
  services: "Tjänster",
  excesses: "Självrisker",
  other: "Övrigt",
} as const;

export const houseCurrentTexts = {
  heading: "Din försäkring idag",
  renewal: "Förnyelsedatum",
  other: "Övrigt",
  /** Spec 3 §2.12, word for word. */
  noFee:
    "Du verkar ha en försäkring för en begränsad period och vi kan därför inte räkna ut ditt nuvarande månadspris.",
} as const;

export const houseComparisonTexts = {
  title: "Jämför villaförsäkring",
  rows: "Villkor",
  discount: "Rabatt i priset",
  noDiscount: "Ingen",
  bindingTime: "Bindningstid",
  monthly: "Pris per månad",
  note: "Självrisken är det du själv betalar vid en skada. Rabatten är redan avdragen från priset.",
} as const;
