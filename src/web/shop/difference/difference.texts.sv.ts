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
    "not-less": "Ingen del som ditt bolag har lämnat uppgift om är sämre än idag.",
    unknown: "Ditt bolag har inte lämnat uppgift om vad som ingår. Vi vet inte om skyddet är lika bra.",
  } satisfies Record<CoverVerdict, unknown>,
  unknownRows: (count: number) =>
    count === 1
      ? "I en del vet vi inte, för ditt bolag har inte lämnat uppgift om den."
      : `I ${count} delar vet vi inte, för ditt bolag har inte lämnat uppgift om dem.`,
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
