import { defineTexts } from "#domain/text/text-set.ts";

export const companiesTexts = defineTexts("companies", {
  title: "Vill ni synas hos Sparv?",
  description: "För bolag som vill vara med i Sparvs jämförelser: så fungerar det, och så når ni oss.",
  lead: "Hos oss jämför privatpersoner priser. När någon söker frågar vi alla bolag som vi samarbetar med, och visar det pris som varje bolag själv ger.",
  order:
    "Lägst årspris står först. Det bolaget betalar oss räknas aldrig in, och ingen kan köpa en bättre plats. Läs om [hur vi rankar](ranking) och [hur vi tjänar pengar](remuneration).",
  ask: "Vill ni vara med? Fyll i formuläret, så svarar vi er kontaktperson med mejl.",
  privacy: "Vi använder uppgifterna till att svara er och till inget annat. Läs om [personuppgifter](privacy).",
  lost: "Något gick fel, försök igen.",
  done: "Tack för er förfrågan!",
  doneLead: "Vi läser den och svarar er kontaktperson med mejl.",
});
