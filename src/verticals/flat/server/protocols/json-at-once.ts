import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { atOnceOrdering } from "#verticals/_insurance/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { type AtOnceQuirks, readAtOnceQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readFlag, readList, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
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
import type { AtOnceDamageWire, AtOnceQuestionWire } from "./json-at-once.wire.ts";

/** A home insurer of the kind that answers at once. An insurer's own quirks are in its own file. */
export const jsonAtOnce = (insurer: Insurer, quirks: AtOnceQuirks = {}): Provider<FlatSearch, FlatDetail> => ({
  ...insurer,
  prepare: (search) => postJson("/v1/contents/quotes", toQuestion(search)),
  read: (reply) => readAnswer(reply, quirks),
  ordering: atOnceOrdering,
});

const ORE_PER_KR = 100;

const tenures: Readonly<Record<Housing, AtOnceQuestionWire["home"]["tenure"]>> = {
  hyresratt: "RENTED",
  bostadsratt: "TENANT_OWNED",
  student: "STUDENT",
  andrahand: "SUBLET",
};

const alarms: Readonly<Record<Alarm, AtOnceQuestionWire["home"]["alarm"]>> = {
  no: "NONE",
  alarm: "LOCAL",
  alarmcentral: "CENTRAL",
};

const damages: Readonly<Record<AtOnceDamageWire, ExcessKind>> = {
  CONTENTS: "movables",
  WATER: "water",
  ACCIDENTAL: "allrisk",
  TENANT_OWNER: "tenantowner",
  TRAVEL: "travel",
};

const kindByDamage = new Map<unknown, ExcessKind>(Object.entries(damages));

function toQuestion(search: FlatSearch): AtOnceQuestionWire {
  const contents = movablesKr(search.movables);
  return {
    ssn: search.personalNumber,
    address: search.address,
    postalCode: search.postalCode,
    home: {
      tenure: tenures[search.housing],
      livingArea: search.livingArea,
      safetyDoor: search.hasSafetyDoor,
      alarm: alarms[search.alarm],
    },
    residents: search.residents,
    wanted: {
      ...(contents === undefined ? {} : { contents }),
      excess: search.excessKr,
      accidental: search.wantsAllrisk,
      travel: search.wantsTravel,
    },
  };
}

function readAnswer(reply: ProviderReply, quirks: AtOnceQuirks): ProviderReading<FlatDetail> {
  const read = readAtOnceQuote(reply, quirks, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { readKr = (value: unknown) => value } = quirks;
  const covers = readRecord(read.reply["covers"]);
  return toFlatReading({
    ...read.quote,
    excesses: gatherExcesses(
      readList(read.reply["excesses"], MAX_EXCESSES).map((item) => {
        const row = readRecord(item);
        return {
          kind: kindByDamage.get(row?.["damage"]),
          ore: readOre(readKr(row?.["amount"]), ORE_PER_KR, EXCESS_BOUNDS),
        };
      }),
    ),
    hasAllrisk: readFlag(covers?.["accidental"]),
    hasTenantOwner: readOptionalFlag(covers?.["tenantOwner"]),
    travelDays: covers?.["travelDays"],
  });
}
