import { readText, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";
import { type ReadQuoteWith, sell } from "#verticals/_insurance/protocols/insurance-provider.ts";
import {
  type CheckedQuote,
  checkQuote,
  type FeeBounds,
  isWholeWithin,
} from "#verticals/_insurance/protocols/read-quote.ts";
import { type CarDetail, EXCESS_TYPES, type ExcessRow, type ExcessType } from "#verticals/car/car.offer.ts";
import type { CarSearch, KnownCar, MileageBand } from "#verticals/car/car.search.ts";
import { describeExcess, excessNames, notIncluded } from "#verticals/car/car.texts.sv.ts";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { type CarAnswer, type CarQuestion, carTables } from "./car.questions.ts";
import type { ReadExcess } from "./excess-rows.ts";

/** What a car insurance may cost. */
export const FEE_BOUNDS: FeeBounds = {
  yearly: { minOre: 300_00, maxOre: 200_000_00 },
  monthly: { minOre: 20_00, maxOre: 20_000_00 },
};

export const sellCar = (slug: keyof typeof insurers) =>
  sell(slug, { ...carTables(slug), feeBounds: FEE_BOUNDS, ask, check });

const ask = (search: CarSearch, known: KnownCar | undefined): CarQuestion => ({
  personalNumber: search.personalNumber,
  registrationNumber: search.registrationNumber,
  cover: search.cover,
  yearlyMil: toYearlyMil(search.yearlyMileage),
  postalCode: search.postalCode,
  excessKr: search.excessKr,
  vehicle: known?.vehicle && { ...known.vehicle, fuel: known.vehicle.fuel === "" ? undefined : known.vehicle.fuel },
});

/** Insurers want a number: the top of the band, and for the endless one what a commuter far out drives. */
const toYearlyMil = (band: MileageBand): number => (band === "3001" ? 4_000 : Number(band));

function check(read: ReadQuoteWith<CarAnswer>): CheckedQuote<CarDetail> {
  const checked = checkQuote(read, carVertical.headlineUnit);
  if (checked.kind !== "checked") return checked;
  const { cover, excesses } = read;
  if (!cover) return unreadable("no cover");
  // Every car insurance covers traffic damage.
  if (!excesses?.has("TRAFFIC_DAMAGE")) return unreadable("no sane excesses");
  const { offer } = checked;
  const { featured, benefits, services, bindingMonths, links } = offer.detail;
  return {
    kind: "checked",
    offer: {
      ...offer,
      detail: {
        cover,
        excesses: EXCESS_TYPES.map((type) => toRow(type, excesses.get(type))),
        featured,
        benefits,
        services,
        motorLines: excesses.get("MOTOR")?.note?.split("\n") ?? [],
        hasBindingTime: bindingMonths > 0,
        bindingMonths,
        isPayAsYouDrive: false,
        disclaimer: readText(read.disclaimer),
        consumerRating: read.rating && toRating(read.rating),
        links,
      },
    },
  };
}

/** Points without a scale, or without a word of where they come from, are not shown. */
function toRating({ points, outOf, note }: NonNullable<CarAnswer["rating"]>): CarDetail["consumerRating"] {
  const source = readText(note);
  if (!source || !isWholeWithin(outOf, 1, 1_000) || !isWholeWithin(points, 0, outOf)) return undefined;
  return { points, outOf, note: source };
}

const toRow = (type: ExcessType, excess: ReadExcess | undefined): ExcessRow => ({
  type,
  name: excessNames[type],
  description: excess ? describeExcess(excess.cost) : notIncluded,
  disclaimer: excess?.note,
  isIncluded: excess !== undefined,
  cost: excess?.cost,
});
