import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { OfferedFees, SimulatedDiscount, SimulatedInsurer } from "./insurer.ts";
import { lastDayOf, soldAddOns, type SoldLine, type Wire } from "./line.ts";

/** How an insurer differs from the others of its kind. */
export interface JobQuirks {
  readonly declineStatus?: number;
  /** Takes numbers only without spaces and dashes. */
  readonly isUndivided?: boolean;
}

export interface JobLine<Question, Offered extends OfferedFees> extends SoldLine<Question, Offered> {
  /** The whole answer: the shared part, and what only this line's offers have. */
  write(shared: JobOffer, rated: Offered, question: Question): object;
}

/** The part that all offers share. */
export interface JobOffer {
  utfall: "offert";
  offertnr: string;
  premieArOre: number;
  premieManadOre: number;
  gallerTom: string;
  rubrik?: string;
  fordelar: string[];
  tjanster: string[];
  bindningstid: number;
  dokument: { namn: string; lank: string }[];
}

/** An insurer that makes a job of the question. */
export const lineByJob = <Question, Offered extends OfferedFees>(
  line: JobLine<Question, Offered>,
  quirks: JobQuirks = {},
): SimulatedLine => ({
  slug: line.insurer.slug,
  protocol: "order-then-poll",
  lineName: line.lineName,
  latency: line.insurer.latency,
  addOns: soldAddOns(line),
  discounts: line.discounts,
  quote: (question, desk) => answer(line, quirks, readRecord(question) ?? {}, desk),
});

function answer<Question, Offered extends OfferedFees>(
  line: JobLine<Question, Offered>,
  { declineStatus, isUndivided = false }: JobQuirks,
  wire: Wire,
  desk: QuoteDesk,
): SimulatedQuote {
  const isWellWritten = /[ -]/.test(`${String(wire["personnummer"])}${String(wire["postnr"])}`) !== isUndivided;
  const question = isWellWritten ? line.read(wire) : undefined;
  if (question === undefined) return { kind: "malformed", body: { fel: "ogiltig", text: "frågan" } };
  const rating = line.rate(question, desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { fel: "ogiltig", text: rating.what } };
  if (rating.kind === "declined") {
    const body = { utfall: "nej", skal: rating.reason };
    return { kind: "declined", body, ...(declineStatus === undefined ? {} : { status: declineStatus }) };
  }
  const dokument = line.documents(question).map(({ title, name }) => ({ namn: title, lank: desk.documentUrl(name) }));
  const body = line.write({ ...describeCommon(line.insurer, rating, desk), dokument }, rating, question);
  return { kind: "offered", body, ...(rating.fault ? { fault: rating.fault } : {}) };
}

export const writeDiscount = ({ percent, name, requiresOtherInsurances: needsOthers }: SimulatedDiscount) => ({
  procent: percent,
  namn: name,
  ...(needsOthers ? { kraver: "fler_forsakringar" as const } : {}),
});

const describeCommon = (
  { headline, benefits, services, bindingMonths }: SimulatedInsurer,
  { quoteId, yearlyFeeOre, monthlyFeeOre }: OfferedFees,
  desk: QuoteDesk,
): Omit<JobOffer, "dokument"> => ({
  utfall: "offert",
  offertnr: quoteId,
  premieArOre: yearlyFeeOre,
  premieManadOre: monthlyFeeOre,
  gallerTom: lastDayOf(desk).replaceAll("-", ""),
  ...(headline === undefined ? {} : { rubrik: headline }),
  fordelar: [...benefits],
  tjanster: [...services],
  bindningstid: bindingMonths,
});
