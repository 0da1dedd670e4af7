import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { QUOTE_ACTION, readSoapOre, readSoapQuote } from "#verticals/_insurance/protocols/read-quote-soap.ts";
import { textOf } from "#verticals/_contract/wire/read-xml.ts";
import { PLAIN_DIALECT, type SoapDialect, soapOrdering, soapRequest } from "#verticals/_insurance/protocols/soap.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readFlag, parseFlagText } from "#verticals/_contract/wire/wire-reading.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { Alarm, Basement, HouseSearch, Winter } from "#verticals/house/house.search.ts";
import { EXCESS_BOUNDS, FEE_BOUNDS, toHouseReading } from "./house-quote.ts";
import type { SoapQuestionWire } from "./soap.wire.ts";

/** A house insurer that speaks SOAP. An insurer's own quirks are in its own file. */
export function soapXml(insurer: Insurer, changes: Partial<SoapDialect> = {}): Provider<HouseSearch, HouseDetail> {
  const dialect: SoapDialect = { ...PLAIN_DIALECT, ...changes };
  return {
    ...insurer,
    prepare: (search) => soapRequest(dialect, "/ws/villa/offert", QUOTE_ACTION, { ...toQuestion(search) }),
    read: (reply) => readAnswer(dialect, reply),
    ordering: soapOrdering(dialect),
  };
}

const basements: Readonly<Record<Basement, SoapQuestionWire["Kallare"]>> = {
  no: "INGEN",
  furnishedbasement: "INREDD",
  unfurnishedbasement: "OINREDD",
  souterrain: "SUTERRANG",
};

const alarms: Readonly<Record<Alarm, SoapQuestionWire["Larm"]>> = {
  no: "SAKNAS",
  alarm: "LARM",
  alarmcentral: "CENTRAL",
};

const winters: Readonly<Record<Winter, NonNullable<SoapQuestionWire["Byggnader"]>["Byggnad"][number]["Vinterbonad"]>> =
  {
    no: "NEJ",
    yeswithoutfurnish: "OINREDD",
    yeswithfurnish: "INREDD",
  };

const toQuestion = (search: HouseSearch): SoapQuestionWire => ({
  Personnummer: search.personalNumber,
  Adress: search.address,
  Postnummer: search.postalCode,
  ...(search.propertyName === undefined ? {} : { Fastighetsbeteckning: search.propertyName }),
  Inkopsar: search.purchaseYear,
  Byggar: search.buildYear,
  ...(search.renovationYear === undefined ? {} : { Renoveringsar: search.renovationYear }),
  Boyta: search.livingArea,
  Biyta: search.otherArea,
  AntalBoende: search.residents,
  AntalBadrum: search.bathrooms,
  VattenburenVarme: search.hasWaterHeating,
  Kallare: basements[search.basement],
  Larm: alarms[search.alarm],
  DrulleLosore: search.coversOwnMistakes,
  DrulleByggnad: search.coversOwnBuildingMistakes,
  ...(search.extraBuildings.length === 0
    ? {}
    : {
        Byggnader: {
          Byggnad: search.extraBuildings.map(({ area, type, winter }) => ({
            Typ: type,
            Yta: area,
            Vinterbonad: winters[winter],
          })),
        },
      }),
});

function readAnswer(dialect: SoapDialect, reply: ProviderReply): ProviderReading<HouseDetail> {
  const read = readSoapQuote(dialect, reply, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  return toHouseReading({
    ...read.quote,
    buildingExcessOre: readSoapOre(dialect, textOf(read.reply, "SjalvriskByggnad"), EXCESS_BOUNDS),
    movablesExcessOre: readSoapOre(dialect, textOf(read.reply, "SjalvriskLosore"), EXCESS_BOUNDS),
    hasOwnMistakes: readFlag(parseFlagText(textOf(read.reply, "DrulleLosore"))),
    hasOwnBuildingMistakes: readFlag(parseFlagText(textOf(read.reply, "DrulleByggnad"))),
  });
}
