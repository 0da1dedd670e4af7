import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readList, readRecord } from "#verticals/_contract/wire-reading.ts";
import type { Alarm, Basement, ExtraBuildingType, Winter } from "#verticals/house/house.search.ts";
import type { JobAnswerWire } from "#verticals/house/server/protocols/order-then-poll.wire.ts";
import { houseExtras } from "./extras.ts";
import { houseDocuments, type HouseInsurer, type HouseQuestion, rateHouse } from "./house-insurer.ts";

/** How an insurer differs from the others of its kind. */
export interface JobManners {
  readonly declineStatus?: number;
  /** Takes numbers only without spaces and dashes. */
  readonly isUndivided?: boolean;
}

/** An insurer that makes a job of the question. Its number names it in the magic addresses. */
export const houseLineByJob = (
  insurer: HouseInsurer,
  insurerNumber: number,
  manners: JobManners = {},
): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "order-then-poll",
  lineName: "villa",
  latency: insurer.latency,
  ...houseExtras,
  quote: (question, desk) => answer(insurer, insurerNumber, manners, question, desk),
});

function answer(
  insurer: HouseInsurer,
  insurerNumber: number,
  { declineStatus, isUndivided = false }: JobManners,
  question: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const wire = readRecord(question);
  const isWellWritten = /[ -]/.test(`${String(wire?.["personnummer"])}${String(wire?.["postnr"])}`) !== isUndivided;
  const asked = wire && toQuestion(wire);
  if (!asked || !isWellWritten) return { kind: "malformed", body: { fel: "ogiltig", text: "huset" } };
  const rating = rateHouse(insurer, insurerNumber, asked, desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { fel: "ogiltig", text: rating.what } };
  if (rating.kind === "declined") {
    const declined: JobAnswerWire = { utfall: "nej", skal: rating.reason };
    return { kind: "declined", body: declined, ...(declineStatus === undefined ? {} : { status: declineStatus }) };
  }
  const { discount } = rating;
  const offered: JobAnswerWire = {
    utfall: "offert",
    offertnr: rating.quoteId,
    ...(insurer.product === undefined ? {} : { produkt: insurer.product }),
    premieArOre: rating.yearlyFeeOre,
    premieManadOre: rating.monthlyFeeOre,
    ...(discount === undefined ? {} : { rabatt: { procent: discount.percent, namn: discount.name } }),
    gallerTom: new Date(desk.validUntilMs).toISOString().slice(0, 10).replaceAll("-", ""),
    sjalvriskByggnadOre: insurer.excessKr.building * 100,
    sjalvriskLosoreOre: insurer.excessKr.movables * 100,
    ...(insurer.headline === undefined ? {} : { rubrik: insurer.headline }),
    fordelar: [...insurer.benefits],
    tjanster: [...insurer.services],
    ...(insurer.about === undefined ? {} : { ovrigt: insurer.about }),
    bindningstid: insurer.bindingMonths,
    dokument: houseDocuments.map(({ title, name }) => ({ namn: title, lank: desk.documentUrl(name) })),
  };
  return { kind: "offered", body: offered, ...(rating.trouble ? { trouble: rating.trouble } : {}) };
}

function toQuestion(wire: Readonly<Record<string, unknown>>): HouseQuestion | undefined {
  const basement = basements.get(wire["kallare"]);
  const alarm = alarms.get(wire["larm"]);
  if (!basement || !alarm) return undefined;
  return {
    personalNumber: String(wire["personnummer"]),
    address: String(wire["gatuadress"]),
    postalCode: String(wire["postnr"]).replace(" ", ""),
    purchaseYear: Number(wire["inkopsar"]),
    buildYear: Number(wire["byggar"]),
    renovationYear: wire["renoverad"] === undefined ? undefined : Number(wire["renoverad"]),
    livingArea: Number(wire["boyta"]),
    otherArea: Number(wire["biyta"]),
    residents: Number(wire["boende"]),
    bathrooms: Number(wire["badrum"]),
    hasWaterHeating: wire["vattenburet"] === true,
    basement,
    alarm,
    coversOwnMistakes: wire["drulleSaker"] === true,
    coversOwnBuildingMistakes: wire["drulleHus"] === true,
    extraBuildings: readList(wire["ovrigaByggnader"], 10).map((item) => {
      const building = readRecord(item);
      return {
        area: Number(building?.["yta"]),
        type: String(building?.["sort"]) as ExtraBuildingType,
        winter: winters.get(building?.["vinter"]) ?? "no",
      };
    }),
  };
}

const basements = new Map<unknown, Basement>([
  ["ingen", "no"],
  ["inredd", "furnishedbasement"],
  ["oinredd", "unfurnishedbasement"],
  ["suterrang", "souterrain"],
]);

const alarms = new Map<unknown, Alarm>([
  ["inget", "no"],
  ["eget", "alarm"],
  ["central", "alarmcentral"],
]);

const winters = new Map<unknown, Winter>([
  ["nej", "no"],
  ["oinredd", "yeswithoutfurnish"],
  ["inredd", "yeswithfurnish"],
]);
