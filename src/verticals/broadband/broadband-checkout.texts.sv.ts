export const broadbandCheckoutTexts = {
  subject: (street: string): string => `bredband på ${street}`,
  needsStatement:
    "Du har sagt att du vill ha bredband på den adress som du sökte med. Abonnemanget du har valt går att få där, enligt operatören, och stämmer med det du har bett om.",
} as const;
