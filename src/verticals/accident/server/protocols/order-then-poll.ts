import type { Insurer } from "#verticals/_contract/insurers.ts";
import { postJson } from "#verticals/_contract/protocols/json-request.ts";
import { jobOrdering, readJob, withDash } from "#verticals/_contract/protocols/order-then-poll.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import {
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  unreadable,
} from "#verticals/_contract/wire-reading.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch, Insured, Occupation } from "#verticals/accident/accident.search.ts";
import {
  INVALIDITY_BOUNDS,
  MONTHLY_FEE_BOUNDS,
  readCompensation,
  readEndOfDay,
  toAccidentReading,
  YEARLY_FEE_BOUNDS,
} from "./accident-quote.ts";
import type { JobQuestionWire } from "./order-then-poll.wire.ts";

/** How an insurer differs from the others of its kind. */
export interface JobQuirks {
  /** The status of a no, for one that thinks of it as a fault of the question. */
  readonly declineStatus?: number;
}

/** An accident insurer of the kind that makes a job of the question. What an insurer does otherwise it says in its own file. */
export const orderThenPoll = (
  insurer: Insurer,
  { declineStatus = 200 }: JobQuirks = {},
): Provider<AccidentSearch, AccidentDetail> => ({
  ...insurer,
  prepare: (search) => postJson(JOBS_PATH, toQuestion(search)),
  read: (reply) => readAnswer(reply, declineStatus),
  ordering: jobOrdering,
});

const JOBS_PATH = "/olycksfall/offertjobb";

const insured: Readonly<Record<Insured, JobQuestionWire["omfattar"]>> = {
  me: "jag",
  partner: "jag-och-partner",
  child: "barn",
};

const occupations: Readonly<Record<Occupation, NonNullable<JobQuestionWire["yrke"]>>> = {
  office: "kontor",
  practical: "praktiskt",
  risk: "risk",
};

const toQuestion = (search: AccidentSearch): JobQuestionWire => ({
  personnummer: withDash(search.personalNumber),
  omfattar: insured[search.insured],
  beloppOre: search.amountKr * 100,
  ...(search.occupation === undefined ? {} : { yrke: occupations[search.occupation] }),
  risksport: search.hasRiskySports,
});

function readAnswer(reply: ProviderReply, declineStatus: number): ProviderReading<AccidentDetail> {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 202) return readJob(answer, JOBS_PATH);
  if (reply.status === declineStatus && answer?.["utfall"] === "nej") {
    const message = readText(answer["skal"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (reply.status !== 200) return unreadable(`status ${reply.status}`);
  if (answer?.["utfall"] !== "offert") return unreadable("no answer in the body");
  const paid = readRecord(answer["ersattningOre"]);
  return toAccidentReading({
    subscriptionId: answer["offertnr"],
    subscriptionName: answer["produkt"],
    yearlyFeeOre: readOre(answer["premieArOre"], 1, YEARLY_FEE_BOUNDS),
    monthlyFeeOre: readOre(answer["premieManadOre"], 1, MONTHLY_FEE_BOUNDS),
    validUntil: readEndOfDay(answer["gallerTom"]),
    highestInvalidityOre: readOre(answer["hogstaInvaliditetOre"], 1, INVALIDITY_BOUNDS),
    compensation: readCompensation(
      {
        BROKEN_LEG: paid?.["brutetBen"],
        TOOTH: paid?.["tandskada"],
        SCAR: paid?.["arr"],
        TENTH_INVALIDITY: paid?.["invaliditet10"],
      },
      1,
    ),
    featured: answer["rubrik"],
    benefits: readList(answer["fordelar"], 6),
    services: readList(answer["tjanster"], 10),
    about: answer["om"],
    bindingMonths: answer["bindningstid"],
    links: readList(answer["dokument"], 6).map((item) => {
      const document = readRecord(item);
      return { name: document?.["namn"], url: document?.["lank"] };
    }),
  });
}
