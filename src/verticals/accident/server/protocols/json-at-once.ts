import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { atOnceOrdering } from "#verticals/_insurance/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { type AtOnceQuirks, readAtOnceQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readList, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { AccidentDetail, Compensation } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch, Insured, Occupation } from "#verticals/accident/accident.search.ts";
import { FEE_BOUNDS, INVALIDITY_BOUNDS, readCompensation, toAccidentReading } from "./accident-quote.ts";
import type { AtOnceInjuryWire, AtOnceQuestionWire } from "./json-at-once.wire.ts";

/** An accident insurer of the kind that answers at once. An insurer's own quirks are in its own file. */
export const jsonAtOnce = (insurer: Insurer, quirks: AtOnceQuirks = {}): Provider<AccidentSearch, AccidentDetail> => ({
  ...insurer,
  prepare: (search) => postJson("/v1/accident/quotes", toQuestion(search)),
  read: (reply) => readAnswer(reply, quirks),
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

function readAnswer(reply: ProviderReply, quirks: AtOnceQuirks): ProviderReading<AccidentDetail> {
  const read = readAtOnceQuote(reply, quirks, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: answer, quote } = read;
  return toAccidentReading({
    ...quote,
    highestInvalidityOre: readOre(answer["maxDisability"], ORE_PER_KR, INVALIDITY_BOUNDS),
    compensation: readExamples(answer["examples"]),
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
