export const broadbandCheckoutTexts = {
  subject: (street: string): string => `bredband på ${street}`,
  subscription: "Abonnemang",
  beforeOrder: "Abonnemanget går att få på adressen som du sökte med, enligt operatören.",
} as const;
