import type { QuoteDesk, SimulatedQuote, SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { USES } from "#tools/new/blank/blank.search.ts";
import { blankOfferTexts as texts } from "#tools/new/blank/blank.texts.sv.ts";
import { type BlankAnswerWire, type BlankQuestionWire, LINE_NAME } from "#tools/new/blank/server/blank.wire.ts";

const ordinary = { count: "2", use: "sometimes" };

export const simulatedBlank: SimulatedVertical = {
  name: "blank",
  lines: [
    {
      slug: "tomtbolaget",
      protocol: "json-at-once",
      lineName: LINE_NAME,
      latency: { minMs: 100, maxMs: 600 },
      quote,
    },
  ],
  samples: {
    ordinary,
    declined: { ...ordinary, count: "9" },
    otherRated: { count: "3", use: "often" },
    otherUnrated: {},
    wrong: { count: "0", use: "never" },
  },
};

/** More than these it does not take. */
const MOST = 8;

const YEARLY_KR = { sometimes: 400, often: 550 } as const;

function quote(wire: unknown, desk: QuoteDesk): SimulatedQuote {
  const question = readQuestion(wire);
  if (!question) return { kind: "malformed", body: { error: "question" } };
  const { count, use } = question;
  if (count > MOST)
    return { kind: "declined", body: { status: "DECLINED", reason: texts.tooMany } satisfies BlankAnswerWire };
  const yearlyPrice = YEARLY_KR[use] * count;
  const yearlyFeeOre = yearlyPrice * 100;
  const key = JSON.stringify(question);
  const body: BlankAnswerWire = {
    status: "OFFERED",
    quoteId: desk.issueQuoteId({
      yearlyFeeOre,
      monthlyFeeOre: Math.round(yearlyFeeOre / 12),
      key,
      orderFault: undefined,
    }),
    product: "Tomt Bas",
    yearlyPrice,
    validTo: new Date(desk.validUntilMs).toISOString(),
    headline: "Priset är låst i ett år.",
  };
  return { kind: "offered", body };
}

function readQuestion(wire: unknown): BlankQuestionWire | undefined {
  const { count, use: written } = (wire ?? {}) as Readonly<Record<string, unknown>>;
  const use = USES.find((each) => each === written);
  return typeof count === "number" && Number.isInteger(count) && count > 0 && use ? { count, use } : undefined;
}
