import type { Insurer } from "#verticals/_insurance/insurers.ts";
import {
  QUOTE_ACTION,
  readCount,
  readSoapOre,
  readSoapQuote,
} from "#verticals/_insurance/protocols/read-quote-soap.ts";
import { child, children, textOf } from "#verticals/_contract/wire/read-xml.ts";
import { PLAIN_DIALECT, type SoapDialect, soapOrdering, soapRequest } from "#verticals/_insurance/protocols/soap.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readFlag, parseFlagText } from "#verticals/_contract/wire/wire-reading.ts";
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
import type { SoapDamageWire, SoapQuestionWire } from "./soap.wire.ts";

/** A home insurer that speaks SOAP. An insurer's own quirks are in its own file. */
export function soapXml(insurer: Insurer, changes: Partial<SoapDialect> = {}): Provider<FlatSearch, FlatDetail> {
  const dialect: SoapDialect = { ...PLAIN_DIALECT, ...changes };
  return {
    ...insurer,
    prepare: (search) => soapRequest(dialect, "/ws/hem/offert", QUOTE_ACTION, { ...toQuestion(search) }),
    read: (reply) => readAnswer(dialect, reply),
    ordering: soapOrdering(dialect),
  };
}

const tenures: Readonly<Record<Housing, SoapQuestionWire["Boendeform"]>> = {
  hyresratt: "HYRESRATT",
  bostadsratt: "BOSTADSRATT",
  student: "STUDENT",
  andrahand: "ANDRAHAND",
};

const alarms: Readonly<Record<Alarm, SoapQuestionWire["Larm"]>> = {
  no: "SAKNAS",
  alarm: "LARM",
  alarmcentral: "CENTRAL",
};

const damages: Readonly<Record<SoapDamageWire, ExcessKind>> = {
  LOSORE: "movables",
  VATTEN: "water",
  DRULLE: "allrisk",
  BOSTADSRATT: "tenantowner",
  RESA: "travel",
};

const kindByDamage = new Map<string | undefined, ExcessKind>(Object.entries(damages));

const toQuestion = (search: FlatSearch): SoapQuestionWire => ({
  Personnummer: search.personalNumber,
  Adress: search.address,
  Postnummer: search.postalCode,
  Boendeform: tenures[search.housing],
  Boyta: search.livingArea,
  AntalBoende: search.residents,
  Losorebelopp: movablesKr(search.movables) ?? "OBEGRANSAT",
  Sakerhetsdorr: search.hasSafetyDoor,
  Larm: alarms[search.alarm],
  Sjalvrisk: search.excessKr,
  Drulle: search.wantsAllrisk,
  Reseskydd: search.wantsTravel,
});

function readAnswer(dialect: SoapDialect, reply: ProviderReply): ProviderReading<FlatDetail> {
  const read = readSoapQuote(dialect, reply, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: offer } = read;
  return toFlatReading({
    ...read.quote,
    excesses: gatherExcesses(
      children(child(offer, "Sjalvrisker"), "Sjalvrisk")
        .slice(0, MAX_EXCESSES)
        .map((row) => ({
          kind: kindByDamage.get(textOf(row, "Skada")),
          ore: readSoapOre(dialect, textOf(row, "Belopp"), EXCESS_BOUNDS),
        })),
    ),
    hasAllrisk: readFlag(parseFlagText(textOf(offer, "DrulleIngar"))),
    hasTenantOwner: readOptionalFlag(parseFlagText(textOf(offer, "BostadsrattIngar"))),
    travelDays: readCount(textOf(offer, "ReseskyddDagar")),
  });
}
