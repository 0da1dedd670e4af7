import { formatKr } from "#domain/format/swedish-format.ts";
import { defineTexts } from "#domain/text/text-set.ts";

export const linkOutTexts = defineTexts("link-out", {
  pageTitle: (provider: string) => `Vidare till ${provider}`,
  offer: (name: string) => `Du har valt ${name}.`,
  leaving: (provider: string, host: string) =>
    `Nu lämnar du Sparv. Resten gör du hos ${provider}, på ${host}, och det är deras villkor som gäller.`,
  paid: (provider: string, ore: number) =>
    `${provider} betalar oss ${formatKr(ore)} om du blir kund. Du får samma villkor som om du hade gått dit själv, och ersättningen påverkar inte ordningen i listan.`,
  unpaid: (provider: string) => `${provider} betalar oss ingenting.`,
  nothingSent: (provider: string) => `Vi skickar inga uppgifter om dig till ${provider}.`,
  go: (provider: string) => `Gå vidare till ${provider}`,
  back: "Tillbaka till listan",
  about: "Så tjänar vi pengar",
});
