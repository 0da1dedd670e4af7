import type {
  AddressFinding,
  AddressOffer,
  AddressPrices,
  ConnectionType,
} from "#journeys/lookup/address-prices.port.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { readJsonRecord, readList, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import { ADDRESS_PRICES_PATH, type AddressQuestionWire } from "./address-prices.wire.ts";

export const ADDRESS_PRICES_TARGET = "address-prices";

export interface AddressPricesPorts {
  readonly outbound: Pick<Outbound, "send">;
  readonly apiKey: string;
  readonly logger: Logger;
}

export function createAddressPrices({ outbound, apiKey, logger }: AddressPricesPorts): AddressPrices {
  const headers = { "x-api-key": apiKey, "content-type": "application/json", accept: "application/json" };
  return {
    async ask({ street, postalCode, cityName }, deadlineMs) {
      const question: AddressQuestionWire = { street, postalCode, city: cityName };
      const request = { method: "POST", path: ADDRESS_PRICES_PATH, headers, body: JSON.stringify(question) } as const;
      const outcome = await outbound.send(ADDRESS_PRICES_TARGET, request, { deadlineMs, repeatable: true });
      if (outcome.kind === "failed") return { kind: "unavailable" };
      if (outcome.status === 404) return { kind: "not-found" };
      const found = readFinding(outcome.status, outcome.body);
      if (found) return found;
      logger.warn("register gave no answer", { target: ADDRESS_PRICES_TARGET, status: outcome.status });
      return { kind: "unavailable" };
    },
  };
}

export const addressPricesTarget = (address: { readonly addressPricesUrl: string }): TargetSettings => ({
  baseUrl: address.addressPricesUrl,
  maxInFlight: 16,
  maxQueued: 32,
  maxBodyBytes: MAX_ANSWER_BYTES,
});

const MAX_ANSWER_BYTES = 128 * 1024;
/** Far more than there are operators in the country. */
const MAX_OFFERS = 50;
const ORE_PER_KR = 100;
/** A value outside these bounds is not a price: no connection is free, and none costs this much. */
const PRICE_BOUNDS = { minOre: 1_00, maxOre: 10_000_00 };

function readFinding(status: number, body: string): AddressFinding | undefined {
  const wire = readJsonRecord(body);
  if (status === 202 && wire?.["state"] === "RUNNING") return { kind: "in-progress" };
  if (status !== 200 || wire?.["state"] !== "DONE" || !Array.isArray(wire["offers"])) return undefined;
  return { kind: "done", offers: readList(wire["offers"], MAX_OFFERS).flatMap(readOffer) };
}

/** An offer that cannot be read is left out; the others are still valid. */
function readOffer(value: unknown): AddressOffer[] {
  const wire = readRecord(value);
  const type = TYPES.get(String(wire?.["technology"]));
  const monthlyFeeOre = readOre(wire?.["monthlyPrice"], ORE_PER_KR, PRICE_BOUNDS);
  return type === undefined || monthlyFeeOre === undefined ? [] : [{ type, monthlyFeeOre }];
}

const TYPES: ReadonlyMap<string, ConnectionType> = new Map([
  ["FIBER", "fiber"],
  ["COAX", "coax"],
  ["MOBILE", "mobile"],
]);
