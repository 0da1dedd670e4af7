import { defineTexts } from "#domain/text/text-set.ts";

/** The checkout of a visitor who leaves what they have today. */
export const switchTexts = defineTexts("switch", {
  title: (provider: string) => `Byt till ${provider}`,
  missing: "Det här behöver vi veta",
  ordered: "Det här byter du till",
  person: "Dina uppgifter",
  change: "Ändra uppgifter eller startdatum",
  statements: "När du skriver under",
  submit: "Skriv under med BankID",
});
