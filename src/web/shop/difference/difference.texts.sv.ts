import type { CoverVerdict, Difference } from "#domain/comparison/like-for-like.ts";
import { defineTexts } from "#domain/text/text-set.ts";

export const differenceTexts = defineTexts("difference", {
  pageTitle: (provider: string) => `${provider} jämfört med det du har`,
  lead: "Rad för rad vad som skiljer, med det som står i villkoren.",
  verdicts: {
    less: (count: number) =>
      count === 0
        ? "Erbjudandet är ett mindre skydd än det du har idag."
        : `Erbjudandet är sämre än det du har idag i ${count === 1 ? "en del" : `${count} delar`}.`,
    "not-less": "Ingen del är sämre än idag.",
    unknown: "Ingen av de delar som vi kan jämföra är sämre än idag.",
  } satisfies Record<CoverVerdict, unknown>,
  unknownRows: (count: number) =>
    count === 1
      ? "En del kan vi inte jämföra. Varken ditt bolag eller dess villkor säger vad du har idag."
      : `${count} delar kan vi inte jämföra. Varken ditt bolag eller dess villkor säger vad du har idag.`,
  saving: (kr: string) => `Priset är ${kr} lägre per år.`,
  dearer: (kr: string) => `Priset är ${kr} högre per år.`,
  equal: "Priset är detsamma per år.",
  unknownFee: "Vi vet inte vad du betalar idag, så vi kan inte räkna ut någon skillnad i pris.",
  table: {
    heading: "Rad för rad",
    note: "Belopp är självrisk, det du själv betalar vid en skada.",
    part: "Del",
    today: "Du idag",
    offer: "Erbjudandet",
    difference: "Skillnad",
    price: "Pris per år",
    excluded: "Ingår inte",
    unreported: "Uppgift saknas",
  },
  differences: {
    worse: "Sämre",
    same: "Lika",
    better: "Bättre",
    unknown: "Okänt",
  } satisfies Record<Difference, string>,
  quoted: (document: string, place: string) => `${document}, ${place}`,
  uncited: "Bolagets egen uppgift i erbjudandet.",
  benefits: "Ingår också i erbjudandet",
  benefitsNote: "Vad du har av detta idag har ditt bolag inte lämnat uppgift om.",
  documents: "Bolagets dokument",
  back: "Till listan",
  order: "Gå vidare",
  orderAt: (provider: string) => `hos ${provider}`,
});
