import { defineTexts } from "#domain/text/text-set.ts";

export const productTexts = defineTexts("product", {
  steps: "Steg",
  tooOld: "Vi kan inte visa den sökningen.",
  searchAgain: "Den är för gammal, eller gjord i en annan webbläsare. Sök igen så får du dagens priser.",
  allowCookies:
    "Det ser ut som att din webbläsare inte sparar kakor från Sparv. Utan dem vet vi inte att sökningen är din. Tillåt kakor i webbläsarens inställningar och sök igen.",
  prices: "Priser",
  order: "Teckna",
  call: "Ring",
  description: (product: string) =>
    `Jämför ${product} hos flera bolag på en gång. Lägst årspris står först, och ingen kan köpa en bättre plats.`,
});
