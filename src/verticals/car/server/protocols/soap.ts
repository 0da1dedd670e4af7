import type { Insurer } from "#verticals/_insurance/insurers.ts";
import {
  QUOTE_ACTION,
  readCount,
  readSoapOre,
  readSoapQuote,
} from "#verticals/_insurance/protocols/read-quote-soap.ts";
import { child, children, textOf, type XmlNode } from "#verticals/_contract/wire/read-xml.ts";
import { PLAIN_DIALECT, type SoapDialect, soapOrdering, soapRequest } from "#verticals/_insurance/protocols/soap.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import type { RegisterFacts } from "#verticals/_contract/register-facts.ts";
import { readText } from "#verticals/_contract/wire/wire-reading.ts";
import type { CarDetail, ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover, CarSearch } from "#verticals/car/car.search.ts";
import { EXCESS_BOUNDS, FEE_BOUNDS, type ReadCarQuote, type ReadExcess, toCarReading } from "./car-quote.ts";
import { toYearlyMil } from "./mileage.ts";
import type { SoapCoverWire, SoapDamageWire, SoapQuestionWire } from "./soap.wire.ts";

/** A car insurer that speaks SOAP. An insurer's own quirks are in its own file. */
export function soapXml(insurer: Insurer, changes: Partial<SoapDialect> = {}): Provider<CarSearch, CarDetail> {
  const dialect: SoapDialect = { ...PLAIN_DIALECT, ...changes };
  return {
    ...insurer,
    prepare: (search, known) => soapRequest(dialect, "/ws/bil/offert", QUOTE_ACTION, { ...toQuestion(search, known) }),
    read: (reply) => readAnswer(dialect, reply),
    ordering: soapOrdering(dialect),
  };
}

const covers: Readonly<Record<CarCover, SoapCoverWire>> = { full: "HEL", half: "HALV", traffic: "TRAFIK" };
const coverByWire = new Map<unknown, CarCover>(
  Object.entries(covers).map(([cover, wire]) => [wire, cover as CarCover]),
);

const typeByDamage: ReadonlyMap<unknown, ExcessType> = new Map<SoapDamageWire, ExcessType>([
  ["TRAFIK", "TRAFFIC_DAMAGE"],
  ["BRAND", "FIRE_DAMAGE"],
  ["GLAS", "GLASS"],
  ["STENSKOTT", "STONE_CHIP"],
  ["STOLD", "THEFT"],
  ["RADDNING", "RESCUE"],
  ["RATTSSKYDD", "LEGAL_PROTECTION"],
  ["VAGNSKADA", "VEHICLE_DAMAGE"],
  ["MASKIN", "MOTOR"],
]);

function toQuestion(search: CarSearch, known: RegisterFacts | undefined): SoapQuestionWire {
  const { vehicle } = known ?? {};
  return {
    Personnummer: search.personalNumber,
    Regnr: search.registrationNumber,
    Omfattning: covers[search.cover],
    KorstrackaMil: toYearlyMil(search.yearlyMileage),
    Postnummer: search.postalCode,
    ...(search.excessKr === undefined ? {} : { SjalvriskVagnskada: search.excessKr }),
    ...(vehicle === undefined
      ? {}
      : {
          Fordon: {
            Fabrikat: vehicle.make,
            Modell: vehicle.model,
            ...(vehicle.modelYear === undefined ? {} : { Arsmodell: vehicle.modelYear }),
            ...(vehicle.powerKw === undefined ? {} : { EffektKw: vehicle.powerKw }),
            ...(vehicle.fuel === "" ? {} : { Drivmedel: vehicle.fuel }),
          },
        }),
  };
}

function readAnswer(dialect: SoapDialect, reply: ProviderReply): ProviderReading<CarDetail> {
  const read = readSoapQuote(dialect, reply, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: offer, quote } = read;
  return toCarReading({
    ...quote,
    cover: coverByWire.get(textOf(offer, "Omfattning")),
    excesses: readExcesses(dialect, children(child(offer, "Sjalvrisker"), "Sjalvrisk")),
    disclaimer: textOf(offer, "Upplysning"),
    rating: readRating(child(offer, "Omdome")),
  });
}

/** Nine damages, and room for one that we do not know. */
const MAX_EXCESSES = 20;

function readExcesses(dialect: SoapDialect, rows: readonly XmlNode[]): ReadonlyMap<ExcessType, ReadExcess> | undefined {
  const excesses = new Map<ExcessType, ReadExcess>();
  for (const row of rows.slice(0, MAX_EXCESSES)) {
    const cost = readCost(dialect, row);
    if (!cost) return undefined;
    const type = typeByDamage.get(textOf(row, "Moment"));
    if (type) excesses.set(type, { cost, note: readNote(row) });
  }
  return excesses;
}

function readCost(dialect: SoapDialect, row: XmlNode): ReadExcess["cost"] | undefined {
  const kr = (name: string) => readSoapOre(dialect, textOf(row, name), EXCESS_BOUNDS);
  const ore = kr("Belopp");
  if (ore !== undefined) return { kind: "amount", ore };
  const percent = readCount(textOf(row, "Procent"));
  if (percent === undefined || percent < 1 || percent > 100) return undefined;
  return { kind: "share", percent, minimumOre: kr("Lagst") ?? 0 };
}

/** Line breaks inside an element are layout to some XML tools, so each line is an element of its own. */
function readNote(row: XmlNode): string | undefined {
  const lines = children(row, "Anmarkning")
    .slice(0, 6)
    .flatMap((line) => readText(textOf(line)) ?? []);
  return lines.length === 0 ? undefined : lines.join("\n");
}

function readRating(node: XmlNode | undefined): ReadCarQuote["rating"] {
  if (node === undefined) return undefined;
  return {
    points: readCount(textOf(node, "Poang")),
    outOf: readCount(textOf(node, "Av")),
    note: textOf(node, "Anmarkning"),
  };
}
