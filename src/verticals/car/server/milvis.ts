import type { ProviderReply } from "#verticals/_contract/provider.ts";
import { readJsonRecord, readOre, readRecord, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { feesOf } from "#domain/offer/price.ts";
import { FEE_BOUNDS, sellCar } from "#verticals/car/server/car-product.ts";

const base = sellCar("milvis");

/**
 * Pay as you drive (shop id 1092, provider id 132): a base fee and a price for each mil. The year it quotes must be what the
 * two come to for the distance asked about, or the visitor would see a price that no one will pay.
 */
export const milvis = {
  ...base,
  read(reply: ProviderReply, asked?: Parameters<typeof base.read>[1]) {
    const reading = base.read(reply, asked);
    if (reading.kind !== "answered") return reading;
    const expectedOre = readDistancePrice(reply) ?? Number.NaN;
    return reading.offers.every(
      ({ price }) => Math.abs(expectedOre - feesOf(price, "yearly").yearlyFeeOre) <= MAX_ROUNDING_ORE,
    )
      ? {
          ...reading,
          offers: reading.offers.map((offer) => ({ ...offer, detail: { ...offer.detail, isPayAsYouDrive: true } })),
        }
      : unreadable("distance and price disagree");
  },
} satisfies typeof base;

/** The year is rounded to whole kronor a month. */
const MAX_ROUNDING_ORE = 12_00;
const KM_PER_MIL = 10;

function readDistancePrice(reply: ProviderReply): number | undefined {
  const premium = readRecord(readJsonRecord(reply.body)?.["premium"]);
  const baseOre = readOre(premium?.["basePerYear"], 100, { ...FEE_BOUNDS.yearly, minOre: 0 });
  const perMil = premium?.["perMil"];
  const yearlyKm = premium?.["yearlyKm"];
  if (baseOre === undefined || typeof perMil !== "number" || typeof yearlyKm !== "number") return undefined;
  return baseOre + (perMil * 100 * yearlyKm) / KM_PER_MIL;
}
