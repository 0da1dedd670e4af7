export const flatCheckoutTexts = {
  movables: "Dina saker försäkras för",
  wanted: "Du har sagt att du vill ha en hemförsäkring med det skydd och den självrisk som står här.",
} as const;
