import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { jobOrdering, readJob, withDash } from "#verticals/_insurance/protocols/order-then-poll.ts";
import { type JobQuirks, readJobQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readJsonRecord, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch, Insured, Occupation } from "#verticals/accident/accident.search.ts";
import { FEE_BOUNDS, INVALIDITY_BOUNDS, readCompensation, toAccidentReading } from "./accident-quote.ts";
import type { JobQuestionWire } from "./order-then-poll.wire.ts";

/** An accident insurer of the kind that makes a job of the question. An insurer's own quirks are in its own file. */
export const orderThenPoll = (
  insurer: Insurer,
  { declineStatus = 200 }: Pick<JobQuirks, "declineStatus"> = {},
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
  if (reply.status === 202) return readJob(readJsonRecord(reply.body), JOBS_PATH);
  const read = readJobQuote(reply, declineStatus, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: answer, quote } = read;
  const paid = readRecord(answer["ersattningOre"]);
  return toAccidentReading({
    ...quote,
    about: answer["om"],
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
  });
}
