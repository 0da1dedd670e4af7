import type {
  Asked,
  Provider,
  ProviderIdentity,
  ProviderReading,
  ProviderReply,
  ProviderRequest,
} from "#verticals/_contract/provider.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { readJsonRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { XmlElements } from "#verticals/_contract/wire/write-xml.ts";
import { insurers, type WireStyle } from "#verticals/_insurance/insurers.ts";
import { atOnceOrdering } from "#verticals/_ordering/json-at-once.ts";
import { jobOrdering, readJob } from "#verticals/_ordering/order-then-poll.ts";
import type { CheckedQuote, FeeBounds, QuoteReading, ReadQuote } from "./read-quote.ts";
import { readAtOnceQuote, readJobQuote } from "./read-quote-json.ts";
import { QUOTE_ACTION, readSoapQuote } from "./read-quote-soap.ts";
import { PLAIN_DIALECT, type SoapDialect, soapOrdering, soapRequest } from "#verticals/_ordering/soap.ts";
import { encode, nameIn, readEach, type WireNames, type WireRecord, type WireTable } from "./wire-table.ts";

/** What the insurers of a vertical are asked and what they answer, the same for client and simulator. */
export interface WireTables<Question extends object, Answer extends object> {
  /** What insurers call the line in their addresses. */
  readonly lineNames: WireNames;
  readonly questions: WireTable<Question>;
  /** Besides what every quote states (`ReadQuote`). */
  readonly answers: WireTable<Answer>;
}

export interface InsuranceProduct<
  Search,
  Detail,
  Question extends object,
  Answer extends object,
  Facts = unknown,
> extends WireTables<Question, Answer> {
  readonly feeBounds: FeeBounds;
  ask(search: Search, facts: Facts | undefined): Question;
  /** The checks that every quote must pass, whatever protocol brought it. */
  check(read: ReadQuoteWith<Answer>, answered: Answered<Search, Facts>): CheckedQuote<Detail>;
}

/** Who answered what. */
export interface Answered<Search, Facts = unknown> {
  readonly insurer: Pick<ProviderIdentity, "providerId" | "slug">;
  /** Undefined where only the reply is at hand. */
  readonly asked: Asked<Search, Facts> | undefined;
}

/** What was read of a reply; undefined is what could not be made sense of. */
export type ReadQuoteWith<Answer> = ReadQuote & { readonly [Key in keyof Answer]: Answer[Key] | undefined };

/** An insurer that sells the product in the protocol that it speaks. */
export function sell<Search, Detail, Question extends object, Answer extends object, Facts>(
  slug: keyof typeof insurers,
  product: InsuranceProduct<Search, Detail, Question, Answer, Facts>,
): Provider<Search, Detail, Facts> {
  const { speaks: style, ...identity } = insurers[slug];
  const { request, readQuote, ordering } = protocols[style.protocol](style, nameIn(product.lineNames, style));
  return {
    ...identity,
    prepare: (search, facts) => request(encode(product.questions, product.ask(search, facts), style)),
    read(reply, asked) {
      const read = readQuote(reply, product.feeBounds);
      if (read.kind !== "quote") return read;
      const checked = product.check(
        { ...read.quote, ...readEach(product.answers, read.reply, style) },
        { insurer: insurers[slug], asked },
      );
      return checked.kind === "checked" ? { kind: "answered", offers: [checked.offer] } : checked;
    },
    ordering,
  };
}

interface SpokenProtocol {
  request(question: WireRecord): ProviderRequest;
  readQuote(reply: ProviderReply, bounds: FeeBounds): QuoteReading<unknown> | ProviderReading<never>;
  readonly ordering: NonNullable<Provider<unknown>["ordering"]>;
}

const protocols: Readonly<Record<WireStyle["protocol"], (style: WireStyle, lineName: string) => SpokenProtocol>> = {
  "json-at-once": (style, lineName) => ({
    request: (question) => postJson(`/v1/${lineName}/quotes`, question),
    readQuote: (reply, bounds) => readAtOnceQuote(reply, style, bounds),
    ordering: atOnceOrdering,
  }),
  "order-then-poll"(style, lineName) {
    const jobsPath = `/${lineName}/offertjobb`;
    return {
      request: (question) => postJson(jobsPath, question),
      readQuote: (reply, bounds) =>
        reply.status === 202 ? readJob(readJsonRecord(reply.body), jobsPath) : readJobQuote(reply, style, bounds),
      ordering: jobOrdering,
    };
  },
  soap(style, lineName) {
    const dialect: SoapDialect = {
      version: style.soapVersion ?? PLAIN_DIALECT.version,
      decimalMark: style.decimalMark ?? PLAIN_DIALECT.decimalMark,
    };
    return {
      request: (question) => soapRequest(dialect, `/ws/${lineName}/offert`, QUOTE_ACTION, question as XmlElements),
      readQuote: (reply, bounds) => readSoapQuote(dialect, reply, bounds),
      ordering: soapOrdering(dialect),
    };
  },
};
