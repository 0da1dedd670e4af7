import { defineTexts } from "#domain/text/text-set.ts";

export const awaitedTexts = defineTexts("awaited", {
  one: (name: string) => `Väntar på svar från ${name}.`,
  two: (name: string, other: string) => `Väntar på svar från ${name} och ${other}.`,
  many: (count: number) => `Väntar på svar från ${count} bolag.`,
  show: (count: number) => (count === 1 ? "Visa 1 nytt pris" : `Visa ${count} nya priser`),
  come: (count: number) => (count === 1 ? "1 nytt pris har kommit." : `${count} nya priser har kommit.`),
  ended: (answered: string) => `Sökningen är klar. ${answered}`,
  lost: "Vi vet inte om fler har svarat. Ladda om sidan för att se alla priser.",
});
