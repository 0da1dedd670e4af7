import type {
  QuoteDesk,
  SimulatedChoice,
  SimulatedLine,
  SimulatedQuote,
  SimulatedTerms,
} from "#simulators/verticals/_shared/simulated.ts";
import { insurers, type WireStyle } from "#verticals/_insurance/insurers.ts";
import type { WireTables } from "#verticals/_insurance/protocols/insurance-provider.ts";
import { decode, nameIn } from "#verticals/_insurance/protocols/wire-table.ts";
import { priceChoices } from "#simulators/verticals/_shared/price-choices.ts";
import type { OfferedFees, Rating, SimulatedInsurer } from "./insurer.ts";
import { type OfferTerms, writeOffer } from "./write-offer.ts";

/** What the simulated insurers of a vertical sell, freed from the protocols that they speak. */
export interface InsuranceLine<
  Insurer extends SimulatedInsurer,
  Question extends object,
  Answer extends object,
  Offered extends OfferedFees,
> {
  tables(insurer: Insurer): WireTables<Question, Answer>;
  extras(insurer: Insurer): {
    readonly addOns: readonly SimulatedChoice[];
    readonly discounts: readonly SimulatedChoice[];
  };
  /** Its number names the insurer in whatever is magic. */
  rate(insurer: Insurer, insurerNumber: number, question: Question, desk: QuoteDesk): Rating<Offered>;
  documents(question: Question): readonly { readonly title: string; readonly name: string }[];
  /** What the insurer's document of terms prints; by default it has no clauses. */
  terms?(insurer: Insurer): SimulatedTerms | undefined;
  describe(insurer: Insurer, rated: Offered, question: Question): OfferTerms & { readonly answer: Answer };
}

/** An insurer's place in the list, from 1, is its number. */
export const linesOf = <
  Insurer extends SimulatedInsurer,
  Question extends object,
  Answer extends object,
  Offered extends OfferedFees,
>(
  sellers: readonly Insurer[],
  line: InsuranceLine<Insurer, Question, Answer, Offered>,
): SimulatedLine[] =>
  sellers.map((insurer, at) => {
    const { speaks: style } = insurers[insurer.slug as keyof typeof insurers];
    const tables = line.tables(insurer);
    const { addOns: all, discounts } = line.extras(insurer);
    // What the insurance includes already is not sold once more.
    const addOns = all.filter(({ name }) => !insurer.services.includes(name));
    const terms = line.terms?.(insurer);
    return {
      slug: insurer.slug,
      protocol: style.protocol,
      lineName: nameIn(tables.lineNames, style),
      latency: insurer.latency,
      addOns,
      discounts,
      ...(terms ? { terms } : {}),
      soapVersion: style.soapVersion ?? "1.1",
      decimalMark: style.decimalMark ?? ".",
      quote(wire, desk): SimulatedQuote {
        const question = isWellWritten(wire, style) ? decode(tables.questions, wire, style) : undefined;
        if (question === undefined) return { kind: "malformed", body: writeMalformed(undefined, style) };
        const rating = line.rate(insurer, at + 1, question, desk);
        if (rating.kind === "malformed") return { kind: "malformed", body: writeMalformed(rating.what, style) };
        if (rating.kind === "declined") return writeDecline(rating.reason, style);
        const { answer, ...offered } = line.describe(insurer, rating, question);
        const documents = line.documents(question).map(({ title, name }) => ({ title, url: desk.documentUrl(name) }));
        const body = writeOffer(
          {
            ...insurer,
            ...rating,
            ...offered,
            ...(rating.isBare ? {} : { addOns: priceChoices(addOns, rating.yearlyFeeOre) }),
            documents,
            validUntilMs: desk.validUntilMs,
          },
          tables.answers,
          answer,
          style,
        );
        return { kind: "offered", body, ...(rating.fault ? { fault: rating.fault } : {}) };
      },
    };
  });

/** Insurers that work by jobs want their numbers divided, and one of them wants them not to be. */
function isWellWritten(wire: unknown, { protocol, isUndivided = false }: WireStyle): boolean {
  if (protocol !== "order-then-poll") return true;
  const { personnummer, postnr } = (wire ?? {}) as Readonly<Record<string, unknown>>;
  return /[ -]/.test(`${String(personnummer)}${String(postnr)}`) !== isUndivided;
}

const writeMalformed = (what: string | undefined, { protocol }: WireStyle): object => {
  if (protocol === "soap") return {};
  return protocol === "json-at-once" ? { error: what ?? "question" } : { fel: "ogiltig", text: what ?? "frågan" };
};

function writeDecline(reason: string, { protocol, declineStatus }: WireStyle): SimulatedQuote {
  const body = {
    "json-at-once": { status: "DECLINED", reasonCode: "RISK", reason },
    "order-then-poll": { utfall: "nej", skal: reason },
    soap: { Avslag: { Kod: "RISK", Skal: reason } },
  }[protocol];
  return { kind: "declined", body, ...(declineStatus === undefined ? {} : { status: declineStatus }) };
}
