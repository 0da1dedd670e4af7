export const leadFactTexts = {
  loan: "Bolån",
  value: "Bostadens värde",
  term: "Bindningstid",
  today: "Ränta idag",
} as const;
