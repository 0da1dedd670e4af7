import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { OfferedFees, SimulatedDiscount, SimulatedInsurer } from "./insurer.ts";
import { soldAddOns, type SoldLine } from "./line.ts";

/** How an insurer differs from the others of its kind. */
export interface AtOnceQuirks {
  readonly writeKr?: WriteKr;
  readonly declineStatus?: number;
}

/** Kronor; one insurer writes them as a text with two decimals. */
type WriteKr = (ore: number) => number | string;

export interface AtOnceLine<Question, Offered extends OfferedFees> extends SoldLine<Question, Offered> {
  /** The whole answer: the shared part, and what only this line's offers have. */
  write(shared: AtOnceOffer, rated: Offered, question: Question, writeKr: WriteKr): object;
}

/** The part that all offers share. */
export interface AtOnceOffer {
  status: "OFFERED";
  quoteId: string;
  premium: { perYear: number | string; perMonth: number | string; currency: "SEK" };
  validTo: string;
  headline?: string;
  benefits: string[];
  services: string[];
  bindingMonths: number;
  documents: { title: string; url: string }[];
}

/** An insurer that answers at once. */
export const lineAtOnce = <Question, Offered extends OfferedFees>(
  line: AtOnceLine<Question, Offered>,
  quirks: AtOnceQuirks = {},
): SimulatedLine => ({
  slug: line.insurer.slug,
  protocol: "json-at-once",
  lineName: line.lineName,
  latency: line.insurer.latency,
  addOns: soldAddOns(line),
  discounts: line.discounts,
  quote: (question, desk) => answer(line, quirks, question, desk),
});

function answer<Question, Offered extends OfferedFees>(
  line: AtOnceLine<Question, Offered>,
  { writeKr = (ore) => ore / 100, declineStatus }: AtOnceQuirks,
  wire: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const question = line.read(readRecord(wire) ?? {});
  if (question === undefined) return { kind: "malformed", body: { error: "question" } };
  const rating = line.rate(question, desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { error: rating.what } };
  if (rating.kind === "declined") {
    const body = { status: "DECLINED", reasonCode: "RISK", reason: rating.reason };
    return { kind: "declined", body, ...(declineStatus === undefined ? {} : { status: declineStatus }) };
  }
  const documents = line.documents(question).map(({ title, name }) => ({ title, url: desk.documentUrl(name) }));
  const shared = { ...describeCommon(line.insurer, rating, desk, writeKr), documents };
  const body = line.write(shared, rating, question, writeKr);
  return { kind: "offered", body, ...(rating.fault ? { fault: rating.fault } : {}) };
}

export const writeDiscount = ({ percent, name, requiresOtherInsurances: needsOthers }: SimulatedDiscount) => ({
  percent,
  name,
  ...(needsOthers ? { requires: "OTHER_INSURANCES" as const } : {}),
});

const describeCommon = (
  { headline, benefits, services, bindingMonths }: SimulatedInsurer,
  { quoteId, yearlyFeeOre, monthlyFeeOre }: OfferedFees,
  { validUntilMs }: QuoteDesk,
  writeKr: WriteKr,
): Omit<AtOnceOffer, "documents"> => ({
  status: "OFFERED",
  quoteId,
  premium: { perYear: writeKr(yearlyFeeOre), perMonth: writeKr(monthlyFeeOre), currency: "SEK" },
  validTo: new Date(validUntilMs).toISOString(),
  ...(headline === undefined ? {} : { headline }),
  benefits: [...benefits],
  services: [...services],
  bindingMonths,
});
