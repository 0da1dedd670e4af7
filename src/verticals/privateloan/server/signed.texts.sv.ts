import { formatKr } from "#domain/format/swedish-format.ts";
import { countWord } from "#verticals/privateloan/count-word.texts.sv.ts";

/** Shown on the page and in BankID. Asterisks around a term make it bold. */
export const signedTexts = {
  applies: (amountKr: number, years: number, lenders: number) =>
    `Jag ansöker om ett privatlån på *${formatKr(amountKr * 100)}* på *${years} år* hos ${countWord(lenders)} långivare genom Sparv.`,
  appliesWith: (name: string, amountKr: number, years: number, lenders: number) =>
    `Jag ansöker tillsammans med ${name} om ett privatlån på *${formatKr(amountKr * 100)}* på *${years} år* hos ${countWord(lenders)} långivare genom Sparv.`,
  coApplies: (name: string, amountKr: number, years: number, lenders: number) =>
    `Jag är medsökande när ${name} ansöker om ett privatlån på *${formatKr(amountKr * 100)}* på *${years} år* hos ${countWord(lenders)} långivare genom Sparv.`,
  enquiry: "Jag godkänner att *en enda kreditupplysning* tas om mig och att långivarna får ta del av den.",
  truth: "Uppgifterna jag har lämnat stämmer.",
  notBinding: "Ansökan binder mig inte till något lån.",
} as const;
