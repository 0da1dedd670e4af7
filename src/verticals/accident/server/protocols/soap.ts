import type { Insurer } from "#verticals/_contract/insurers.ts";
import { child, children, textOf, type XmlNode } from "#verticals/_contract/protocols/read-xml.ts";
import {
  PLAIN_DIALECT,
  readKr,
  readSoapAnswer,
  type SoapDialect,
  soapOrdering,
  soapRequest,
} from "#verticals/_contract/protocols/soap.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readOre, readText, unreadable } from "#verticals/_contract/wire-reading.ts";
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
import type { SoapInjuryWire, SoapQuestionWire } from "./soap.wire.ts";

/** An accident insurer that speaks SOAP. What an insurer does otherwise it says in its own file. */
export function soapXml(
  insurer: Insurer,
  changes: Partial<SoapDialect> = {},
): Provider<AccidentSearch, AccidentDetail> {
  const dialect: SoapDialect = { ...PLAIN_DIALECT, ...changes };
  return {
    ...insurer,
    prepare: (search) => soapRequest(dialect, "/ws/olycksfall/offert", ACTION, { ...toQuestion(search) }),
    read: (reply) => readAnswer(dialect, reply),
    ordering: soapOrdering(dialect),
  };
}

const ACTION = "HamtaOffert";
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
  const answer = readSoapAnswer(reply, ACTION);
  if (answer === undefined) return unreadable(`no answer, status ${reply.status}`);
  const message = readText(textOf(answer, "Avslag", "Skal"));
  if (message) return { kind: "declined", message };
  const offer = child(answer, "Offert");
  if (offer === undefined || textOf(offer, "Valuta") !== "SEK") return unreadable("no offer in kronor");
  const ore = (name: string, bounds: Parameters<typeof readOre>[2]): number | undefined =>
    readOre(readKr(dialect, textOf(offer, name)), ORE_PER_KR, bounds);
  const examples = children(child(offer, "Exempel"), "Skada").slice(0, 10);
  const paidFor = (code: SoapInjuryWire): unknown => {
    const example = examples.find((node) => textOf(node, "Kod") === code);
    // An amount that is there and cannot be read is not the same as none.
    return example && (readKr(dialect, textOf(example, "Belopp")) ?? Number.NaN);
  };
  return toAccidentReading({
    subscriptionId: textOf(offer, "OffertId"),
    subscriptionName: textOf(offer, "Produktnamn"),
    yearlyFeeOre: ore("Arspremie", YEARLY_FEE_BOUNDS),
    monthlyFeeOre: ore("Manadspremie", MONTHLY_FEE_BOUNDS),
    validUntil: readEndOfDay(textOf(offer, "GiltigTom")?.replaceAll("-", "")),
    highestInvalidityOre: ore("HogstaInvaliditet", INVALIDITY_BOUNDS),
    compensation: readCompensation(
      {
        BROKEN_LEG: paidFor("BENBROTT"),
        TOOTH: paidFor("TAND"),
        SCAR: paidFor("ARR"),
        TENTH_INVALIDITY: paidFor("INVALIDITET10"),
      },
      ORE_PER_KR,
    ),
    featured: textOf(offer, "Rubrik"),
    benefits: listTexts(offer, "Fordelar", "Fordel", 6),
    services: listTexts(offer, "Tjanster", "Tjanst", 10),
    about: textOf(offer, "Om"),
    bindingMonths: readCount(textOf(offer, "BindningstidManader")),
    links: children(child(offer, "Dokument"), "Lank")
      .slice(0, 6)
      .map((link) => ({ name: textOf(link, "Namn"), url: textOf(link, "Adress") })),
  });
}

const listTexts = (offer: XmlNode, list: string, item: string, maxLength: number): (string | undefined)[] =>
  children(child(offer, list), item)
    .slice(0, maxLength)
    .map((node) => textOf(node));

const readCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
