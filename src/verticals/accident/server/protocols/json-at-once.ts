import type { Insurer } from "#verticals/_contract/insurers.ts";
import { atOnceOrdering } from "#verticals/_contract/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/protocols/json-request.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import {
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  unreadable,
} from "#verticals/_contract/wire-reading.ts";
import type { AccidentDetail, Compensation } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch, Insured, Occupation } from "#verticals/accident/accident.search.ts";
import {
  INVALIDITY_BOUNDS,
  MONTHLY_FEE_BOUNDS,
  readCompensation,
  toAccidentReading,
  YEARLY_FEE_BOUNDS,
} from "./accident-quote.ts";
import type { AtOnceInjuryWire, AtOnceQuestionWire } from "./json-at-once.wire.ts";

/** How an insurer differs from the others of its kind. */
export interface AtOnceQuirks {
  /** The status of a no, for one that thinks of it as a fault of the question. */
  readonly declineStatus?: number;
}

/** An accident insurer of the kind that answers at once. What an insurer does otherwise it says in its own file. */
export const jsonAtOnce = (
  insurer: Insurer,
  { declineStatus = 200 }: AtOnceQuirks = {},
): Provider<AccidentSearch, AccidentDetail> => ({
  ...insurer,
  prepare: (search) => postJson("/v1/accident/quotes", toQuestion(search)),
  read: (reply) => readAnswer(reply, declineStatus),
  ordering: atOnceOrdering,
});

const ORE_PER_KR = 100;

const insured: Readonly<Record<Insured, AtOnceQuestionWire["insured"]>> = {
  me: "SELF",
  partner: "COUPLE",
  child: "CHILD",
};

const occupations: Readonly<Record<Occupation, NonNullable<AtOnceQuestionWire["occupation"]>>> = {
  office: "OFFICE",
  practical: "MANUAL",
  risk: "HAZARDOUS",
};

const toQuestion = (search: AccidentSearch): AtOnceQuestionWire => ({
  ssn: search.personalNumber,
  insured: insured[search.insured],
  sumInsured: search.amountKr,
  ...(search.occupation === undefined ? {} : { occupation: occupations[search.occupation] }),
  hazardousSports: search.hasRiskySports,
});

function readAnswer(reply: ProviderReply, declineStatus: number): ProviderReading<AccidentDetail> {
  const answer = readJsonRecord(reply.body);
  if (reply.status === declineStatus && answer?.["status"] === "DECLINED") {
    const message = readText(answer["reason"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (reply.status !== 200) return unreadable(`status ${reply.status}`);
  if (answer?.["status"] !== "OFFERED") return unreadable("no answer in the body");
  const premium = readRecord(answer["premium"]);
  if (premium?.["currency"] !== "SEK") return unreadable("not in kronor");
  return toAccidentReading({
    subscriptionId: answer["quoteId"],
    subscriptionName: answer["product"],
    yearlyFeeOre: readOre(premium["perYear"], ORE_PER_KR, YEARLY_FEE_BOUNDS),
    monthlyFeeOre: readOre(premium["perMonth"], ORE_PER_KR, MONTHLY_FEE_BOUNDS),
    validUntil: readIsoTime(answer["validTo"]),
    highestInvalidityOre: readOre(answer["maxDisability"], ORE_PER_KR, INVALIDITY_BOUNDS),
    compensation: readExamples(answer["examples"]),
    featured: answer["headline"],
    benefits: readList(answer["benefits"], 6),
    services: readList(answer["services"], 10),
    about: answer["about"],
    bindingMonths: answer["bindingMonths"],
    links: readList(answer["documents"], 6).map((item) => {
      const document = readRecord(item);
      return { name: document?.["title"], url: document?.["url"] };
    }),
  });
}

function readExamples(value: unknown): Compensation | undefined {
  const examples = readList(value, 10).map(readRecord);
  const amountOf = (injury: AtOnceInjuryWire): unknown =>
    examples.find((example) => example?.["injury"] === injury)?.["amount"];
  return readCompensation(
    {
      BROKEN_LEG: amountOf("BROKEN_LEG"),
      TOOTH: amountOf("DENTAL"),
      SCAR: amountOf("SCAR"),
      TENTH_INVALIDITY: amountOf("DISABILITY_10"),
    },
    ORE_PER_KR,
  );
}

function readIsoTime(value: unknown): string | undefined {
  const timeMs = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}
