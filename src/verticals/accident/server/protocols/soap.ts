import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { QUOTE_ACTION, readSoapOre, readSoapQuote } from "#verticals/_insurance/protocols/read-quote-soap.ts";
import { child, children, textOf } from "#verticals/_contract/wire/read-xml.ts";
import {
  PLAIN_DIALECT,
  readKr,
  type SoapDialect,
  soapOrdering,
  soapRequest,
} from "#verticals/_insurance/protocols/soap.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch, Insured, Occupation } from "#verticals/accident/accident.search.ts";
import { FEE_BOUNDS, INVALIDITY_BOUNDS, readCompensation, toAccidentReading } from "./accident-quote.ts";
import type { SoapInjuryWire, SoapQuestionWire } from "./soap.wire.ts";

/** An accident insurer that speaks SOAP. An insurer's own quirks are in its own file. */
export function soapXml(
  insurer: Insurer,
  changes: Partial<SoapDialect> = {},
): Provider<AccidentSearch, AccidentDetail> {
  const dialect: SoapDialect = { ...PLAIN_DIALECT, ...changes };
  return {
    ...insurer,
    prepare: (search) => soapRequest(dialect, "/ws/olycksfall/offert", QUOTE_ACTION, { ...toQuestion(search) }),
    read: (reply) => readAnswer(dialect, reply),
    ordering: soapOrdering(dialect),
  };
}

const ORE_PER_KR = 100;

const insured: Readonly<Record<Insured, SoapQuestionWire["Omfattning"]>> = {
  me: "SJALV",
  partner: "PAR",
  child: "BARN",
};

const occupations: Readonly<Record<Occupation, NonNullable<SoapQuestionWire["Yrkesklass"]>>> = {
  office: "KONTOR",
  practical: "PRAKTISKT",
  risk: "RISK",
};

const toQuestion = (search: AccidentSearch): SoapQuestionWire => ({
  Personnummer: search.personalNumber,
  Omfattning: insured[search.insured],
  Forsakringsbelopp: search.amountKr,
  ...(search.occupation === undefined ? {} : { Yrkesklass: occupations[search.occupation] }),
  Risksport: search.hasRiskySports,
});

function readAnswer(dialect: SoapDialect, reply: ProviderReply): ProviderReading<AccidentDetail> {
  const read = readSoapQuote(dialect, reply, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: offer, quote } = read;
  const examples = children(child(offer, "Exempel"), "Skada").slice(0, 10);
  const paidFor = (code: SoapInjuryWire): unknown => {
    const example = examples.find((node) => textOf(node, "Kod") === code);
    // An amount that is there and cannot be read is not the same as none.
    return example && (readKr(dialect, textOf(example, "Belopp")) ?? Number.NaN);
  };
  return toAccidentReading({
    ...quote,
    about: textOf(offer, "Om"),
    highestInvalidityOre: readSoapOre(dialect, textOf(offer, "HogstaInvaliditet"), INVALIDITY_BOUNDS),
    compensation: readCompensation(
      {
        BROKEN_LEG: paidFor("BENBROTT"),
        TOOTH: paidFor("TAND"),
        SCAR: paidFor("ARR"),
        TENTH_INVALIDITY: paidFor("INVALIDITET10"),
      },
      ORE_PER_KR,
    ),
  });
}
