export const flatCheckoutTexts = {
  movables: "Dina saker försäkras för",
  needsStatement:
    "Du har sagt att du vill ha en hemförsäkring som ersätter dina saker vid bland annat inbrott, brand och vattenskada, med det skydd och den självrisk som står här. Försäkringen du har valt är en hemförsäkring och motsvarar det du har bett om.",
} as const;
