export const carComparisonTexts = {
  title: (cover: string) => `Jämför ${cover || "bilförsäkring"}`,
  rows: "Självrisk",
  total: "Total",
  note: "Total är summan av självriskerna i kronor. Självrisker i procent är inte med. * Priset ändras med hur långt du kör.",
} as const;
