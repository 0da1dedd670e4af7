export const flatCheckoutTexts = {
  housing: "Boendeform",
  livingArea: "Boyta",
  squareMetres: (area: number) => `${area} kvm`,
  residents: "Antal boende",
  zip: "Postnummer",
  movables: "Dina saker försäkras för",
  excess: "Självrisk",
  needsStatement:
    "Du har sagt att du vill ha en hemförsäkring som ersätter dina saker vid bland annat inbrott, brand och vattenskada, med det skydd och den självrisk som står här. Försäkringen du har valt är en hemförsäkring och motsvarar det du har bett om.",
} as const;
