import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { OfferedFees, SimulatedDiscount, SimulatedInsurer } from "./insurer.ts";
import { lastDayOf, soldAddOns, type SoldLine } from "./line.ts";

/** How an insurer differs from the others of its kind. */
export interface SoapQuirks {
  readonly soapVersion?: "1.1" | "1.2";
  readonly decimalMark?: "." | ",";
  /** Writes YYYYMMDD. */
  readonly hasPlainDates?: boolean;
}

export interface SoapLine<Question, Offered extends OfferedFees> extends SoldLine<Question, Offered> {
  /** The content of `Offert`: the shared part, and what only this line's offers have. Every value of the question was a text. */
  write(shared: SoapOffer, rated: Offered, question: Question, writeKr: (ore: number) => string): object;
}

/** The part that all offers share. */
export interface SoapOffer {
  OffertId: string;
  Arspremie: string;
  Manadspremie: string;
  Valuta: "SEK";
  GiltigTom: string;
  Rubrik?: string;
  Fordelar: { Fordel: string[] };
  Tjanster: { Tjanst: string[] };
  BindningstidManader: number;
  Dokument: { Lank: { Namn: string; Adress: string }[] };
}

/** An insurer that speaks SOAP. */
export const lineBySoap = <Question, Offered extends OfferedFees>(
  line: SoapLine<Question, Offered>,
  quirks: SoapQuirks = {},
): SimulatedLine => ({
  slug: line.insurer.slug,
  protocol: "soap",
  lineName: line.lineName,
  latency: line.insurer.latency,
  addOns: soldAddOns(line),
  discounts: line.discounts,
  decimalMark: quirks.decimalMark ?? ".",
  soapVersion: quirks.soapVersion ?? "1.1",
  quote: (question, desk) => answer(line, quirks, question, desk),
});

function answer<Question, Offered extends OfferedFees>(
  line: SoapLine<Question, Offered>,
  { decimalMark = ".", hasPlainDates = false }: SoapQuirks,
  wire: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const question = line.read(readRecord(wire) ?? {});
  const rating = question === undefined ? undefined : line.rate(question, desk);
  if (question === undefined || rating === undefined || rating.kind === "malformed")
    return { kind: "malformed", body: {} };
  if (rating.kind === "declined") {
    return { kind: "declined", body: { Avslag: { Kod: "RISK", Skal: rating.reason } } };
  }
  const writeKr = (ore: number): string => (ore / 100).toFixed(2).replace(".", decimalMark);
  const lastDay = lastDayOf(desk);
  const shared: SoapOffer = {
    ...describeCommon(line.insurer, rating, writeKr),
    GiltigTom: hasPlainDates ? lastDay.replaceAll("-", "") : lastDay,
    Dokument: {
      Lank: line.documents(question).map(({ title, name }) => ({ Namn: title, Adress: desk.documentUrl(name) })),
    },
  };
  const body = { Offert: line.write(shared, rating, question, writeKr) };
  return { kind: "offered", body, ...(rating.fault ? { fault: rating.fault } : {}) };
}

export const writeDiscount = ({ percent, name, requiresOtherInsurances: needsOthers }: SimulatedDiscount) => ({
  Procent: percent,
  Namn: name,
  ...(needsOthers ? { Kraver: "FLER_FORSAKRINGAR" as const } : {}),
});

const describeCommon = (
  { headline, benefits, services, bindingMonths }: SimulatedInsurer,
  { quoteId, yearlyFeeOre, monthlyFeeOre }: OfferedFees,
  writeKr: (ore: number) => string,
): Omit<SoapOffer, "GiltigTom" | "Dokument"> => ({
  OffertId: quoteId,
  Arspremie: writeKr(yearlyFeeOre),
  Manadspremie: writeKr(monthlyFeeOre),
  Valuta: "SEK",
  ...(headline === undefined ? {} : { Rubrik: headline }),
  Fordelar: { Fordel: [...benefits] },
  Tjanster: { Tjanst: [...services] },
  BindningstidManader: bindingMonths,
});
