export const filterTexts = {
  filter: "Filtrera listan",
  order: "Ordning",
  shown: (shown: number, all: number) => `Visar ${shown} av ${all}.`,
  none: "Inget i listan passar alla dina val.",
  clear: "Visa alla",
} as const;
