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
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { Alarm, Basement, HouseSearch, Winter } from "#verticals/house/house.search.ts";
import { EXCESS_BOUNDS, MONTHLY_FEE_BOUNDS, readEndOfDay, toHouseReading, YEARLY_FEE_BOUNDS } from "./house-quote.ts";
import type { SoapQuestionWire } from "./soap.wire.ts";

/** A house insurer that speaks SOAP. What an insurer does otherwise it says in its own file. */
export function soapXml(insurer: Insurer, changes: Partial<SoapDialect> = {}): Provider<HouseSearch, HouseDetail> {
  const dialect: SoapDialect = { ...PLAIN_DIALECT, ...changes };
  return {
    ...insurer,
    prepare: (search) => soapRequest(dialect, "/ws/villa/offert", ACTION, { ...toQuestion(search) }),
    read: (reply) => readAnswer(dialect, reply),
    ordering: soapOrdering(dialect),
  };
}

const ACTION = "HamtaOffert";
const ORE_PER_KR = 100;

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
  const answer = readSoapAnswer(reply, ACTION);
  if (answer === undefined) return unreadable(`no answer, status ${reply.status}`);
  const message = readText(textOf(answer, "Avslag", "Skal"));
  if (message) return { kind: "declined", message };
  const offer = child(answer, "Offert");
  if (offer === undefined || textOf(offer, "Valuta") !== "SEK") return unreadable("no offer in kronor");
  const ore = (name: string, bounds: Parameters<typeof readOre>[2]): number | undefined =>
    readOre(readKr(dialect, textOf(offer, name)), ORE_PER_KR, bounds);
  const discount = child(offer, "Rabatt");
  return toHouseReading({
    subscriptionId: textOf(offer, "OffertId"),
    subscriptionName: textOf(offer, "Produktnamn"),
    yearlyFeeOre: ore("Arspremie", YEARLY_FEE_BOUNDS),
    monthlyFeeOre: ore("Manadspremie", MONTHLY_FEE_BOUNDS),
    validUntil: readEndOfDay(textOf(offer, "GiltigTom")?.replaceAll("-", "")),
    buildingExcessOre: ore("SjalvriskByggnad", EXCESS_BOUNDS),
    movablesExcessOre: ore("SjalvriskLosore", EXCESS_BOUNDS),
    discount:
      discount === undefined
        ? undefined
        : { percent: readCount(textOf(discount, "Procent")), name: textOf(discount, "Namn") },
    featured: textOf(offer, "Rubrik"),
    benefits: listTexts(offer, "Fordelar", "Fordel", 6),
    services: listTexts(offer, "Tjanster", "Tjanst", 10),
    about: textOf(offer, "Ovrigt"),
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
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
