import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { jobOrdering, readJob, withDash } from "#verticals/_insurance/protocols/order-then-poll.ts";
import { type JobQuirks, readJobQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readFlag, readJsonRecord, readList, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { ExcessKind, FlatDetail } from "#verticals/flat/flat.offer.ts";
import { type Alarm, type FlatSearch, type Housing, movablesKr } from "#verticals/flat/flat.search.ts";
import {
  EXCESS_BOUNDS,
  FEE_BOUNDS,
  gatherExcesses,
  MAX_EXCESSES,
  readOptionalFlag,
  toFlatReading,
} from "./flat-quote.ts";
import type { JobDamageWire, JobQuestionWire } from "./order-then-poll.wire.ts";

/** A home insurer of the kind that makes a job of the question. An insurer's own quirks are in its own file. */
export const orderThenPoll = (insurer: Insurer, quirks: JobQuirks = {}): Provider<FlatSearch, FlatDetail> => ({
  ...insurer,
  prepare: (search) => postJson(JOBS_PATH, toQuestion(search, quirks)),
  read: (reply) => readAnswer(reply, quirks.declineStatus ?? 200),
  ordering: jobOrdering,
});

const JOBS_PATH = "/hem/offertjobb";

const tenures: Readonly<Record<Housing, JobQuestionWire["boendeform"]>> = {
  hyresratt: "hyr",
  bostadsratt: "brf",
  student: "student",
  andrahand: "andrahand",
};

const alarms: Readonly<Record<Alarm, JobQuestionWire["larm"]>> = {
  no: "inget",
  alarm: "eget",
  alarmcentral: "central",
};

const damages: Readonly<Record<JobDamageWire, ExcessKind>> = {
  losore: "movables",
  vatten: "water",
  drulle: "allrisk",
  bostadsratt: "tenantowner",
  resa: "travel",
};

const kindByDamage = new Map<unknown, ExcessKind>(Object.entries(damages));

const NO_LIMIT = 0;

function toQuestion(search: FlatSearch, { isUndivided }: JobQuirks): JobQuestionWire {
  const { personalNumber, postalCode } = search;
  return {
    personnummer: isUndivided ? personalNumber : withDash(personalNumber),
    gatuadress: search.address,
    postnr: isUndivided ? postalCode : `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`,
    boendeform: tenures[search.housing],
    boyta: search.livingArea,
    boende: search.residents,
    losore: movablesKr(search.movables) ?? NO_LIMIT,
    sakerhetsdorr: search.hasSafetyDoor,
    larm: alarms[search.alarm],
    onskadSjalvrisk: search.excessKr,
    drulle: search.wantsAllrisk,
    resa: search.wantsTravel,
  };
}

function readAnswer(reply: ProviderReply, declineStatus: number): ProviderReading<FlatDetail> {
  if (reply.status === 202) return readJob(readJsonRecord(reply.body), JOBS_PATH);
  const read = readJobQuote(reply, declineStatus, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: answer } = read;
  return toFlatReading({
    ...read.quote,
    excesses: gatherExcesses(
      readList(answer["sjalvrisker"], MAX_EXCESSES).map((item) => {
        const row = readRecord(item);
        return { kind: kindByDamage.get(row?.["skada"]), ore: readOre(row?.["beloppOre"], 1, EXCESS_BOUNDS) };
      }),
    ),
    hasAllrisk: readFlag(answer["drulleIngar"]),
    hasTenantOwner: readOptionalFlag(answer["bostadsrattIngar"]),
    travelDays: answer["resedagar"],
  });
}
