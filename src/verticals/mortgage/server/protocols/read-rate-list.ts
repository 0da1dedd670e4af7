import type { ProviderReply } from "#verticals/_contract/provider.ts";
import {
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  unreadable,
} from "#verticals/_contract/wire/wire-reading.ts";
import type { BankRates, TermRate } from "#verticals/mortgage/mortgage.offer.ts";
import { TERMS } from "#verticals/mortgage/mortgage.search.ts";
import type { RateNames } from "./rate-list.wire.ts";

export type RatesReading =
  | ({ readonly kind: "listed"; readonly validUntil: string } & BankRates)
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };

/** More than any bank has. */
const MAX_RATES = 20;
/** From a hundredth of a percent to more than any bank has charged. */
const RATE_BOUNDS = { minOre: 1, maxOre: 2_000 };

/** All or nothing: a list with a rate that makes no sense is not believed. Terms that we do not compare are left out. */
export function readRateList(reply: ProviderReply, names: RateNames): RatesReading {
  const answer = readJsonRecord(reply.body);
  if (reply.status !== 200 || answer === undefined) return unreadable(`status ${reply.status}`);
  const at = (key: keyof RateNames["answer"]): unknown => answer[names.answer[key]];
  if (at("outcome") === names.outcomes.declined) {
    const message = readText(at("reason"));
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (at("outcome") !== names.outcomes.offered) return unreadable("no outcome");
  const validUntil = readTime(at("validUntil"));
  const listedOn = readPattern(at("listedOn"), /^\d{4}-\d{2}-\d{2}$/);
  const averageMonth = readPattern(at("averageMonth"), /^\d{4}-\d{2}$/);
  if (validUntil === undefined || listedOn === undefined || averageMonth === undefined) return unreadable("no dates");
  const rates = readList(at("rates"), MAX_RATES).map((row) => readRate(readRecord(row), names));
  if (!rates.every((rate) => rate !== undefined)) return unreadable("no sane rate");
  const compared = TERMS.flatMap((term) => rates.filter(({ months }) => months === term));
  if (new Set(rates.map(({ months }) => months)).size !== rates.length) return unreadable("two rates of one term");
  return { kind: "listed", validUntil, rates: compared, listedOn, averageMonth };
}

function readRate(row: Readonly<Record<string, unknown>> | undefined, names: RateNames): TermRate | undefined {
  const months = row?.[names.rate.months];
  const list = readOre(row?.[names.rate.list], names.rateUnit, RATE_BOUNDS);
  const stated = row?.[names.rate.average];
  const average = readOre(stated, names.rateUnit, RATE_BOUNDS);
  const hasNone = stated === undefined || stated === null;
  if (typeof months !== "number" || !Number.isInteger(months) || months < 1 || months > 240) return undefined;
  return list === undefined || (average === undefined && !hasNone) ? undefined : { months, list, average };
}

/** A date that does not exist is none. */
const readPattern = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === "string" && pattern.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

const readTime = (value: unknown): string | undefined => {
  const text = typeof value === "string" && value.length <= 40 ? value : "";
  return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
};
