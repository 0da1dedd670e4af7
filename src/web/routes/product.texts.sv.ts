export const productTexts = {
  steps: "Steg",
  prices: "Priser",
  order: "Teckna",
  call: "Ring",
  description: (product: string) =>
    `Jämför ${product} hos flera bolag på en gång. Lägst årspris står först, och ingen kan köpa en bättre plats.`,
} as const;
