import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import type { ProviderReply } from "#verticals/_contract/provider.ts";
import {
  readFlag,
  readId,
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  readUrl,
  unreadable,
} from "#verticals/_contract/wire/wire-reading.ts";
import { firstYearCostOre } from "#verticals/broadband/broadband-cost.ts";
import type { BroadbandDetail, BroadbandTerms } from "#verticals/broadband/broadband.offer.ts";
import { BROADBAND_TYPES } from "#verticals/broadband/broadband.search.ts";
import type { ListNames, SubscriptionKey } from "./subscription-list.wire.ts";

/** What an operator states of one subscription at the address. */
export interface ListedSubscription {
  readonly quoteId: string;
  readonly code: string;
  readonly name: string;
  readonly stated: Omit<BroadbandDetail, "about">;
}

export type ListReading =
  | {
      readonly kind: "listed";
      readonly about: string;
      readonly validUntil: string;
      readonly subscriptions: readonly ListedSubscription[];
    }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };

/** More than any operator sells at one address. */
const MAX_SUBSCRIPTIONS = 12;
const MAX_LINKS = 4;
/** No home pays more a month or to begin. */
const FEE_BOUNDS = { minOre: 0, maxOre: 5_000_00 };
const YEAR_BOUNDS = { minOre: 12_00, maxOre: 65_000_00 };
const MAX_MBIT = 100_000;
const MAX_MONTHS = 36;
const LONG_TEXT = 300;

/** All or nothing: a list with a subscription that makes no sense is not believed. */
export function readSubscriptionList(reply: ProviderReply, names: ListNames): ListReading {
  const answer = readJsonRecord(reply.body);
  const outcome = answer?.[names.answer.outcome];
  if (reply.status !== 200 || answer === undefined) return unreadable(`status ${reply.status}`);
  if (outcome === names.outcomes.declined) {
    const message = readText(answer[names.answer.reason]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (outcome !== names.outcomes.offered) return unreadable("no outcome");
  const about = readText(answer[names.answer.about], LONG_TEXT);
  const validUntil = readTime(answer[names.answer.validUntil]);
  if (about === undefined || validUntil === undefined) return unreadable("no sane head");
  const rows = readList(answer[names.answer.subscriptions], MAX_SUBSCRIPTIONS);
  const subscriptions = rows.map((row) => readSubscription(readRecord(row), names));
  if (subscriptions.length === 0 || !subscriptions.every((each) => each !== undefined))
    return unreadable("no sane subscription");
  const codes = new Set(subscriptions.map(({ code }) => code));
  return codes.size === subscriptions.length
    ? { kind: "listed", about, validUntil, subscriptions }
    : unreadable("two subscriptions of one code");
}

type Row = Readonly<Record<string, unknown>>;

function readSubscription(row: Row | undefined, names: ListNames): ListedSubscription | undefined {
  const at = (key: SubscriptionKey): unknown => row?.[names.subscription[key]];
  const quoteId = readId(at("quoteId"));
  const code = readId(at("code"));
  const name = readText(at("name"), 60);
  const info = readText(at("info"), LONG_TEXT);
  const type = BROADBAND_TYPES.find((each) => names.types[each] === at("type"));
  const netOwner = at("netOwner") === undefined ? "" : readText(at("netOwner"), 60);
  const downMbit = readWhole(at("downMbit"), 1, MAX_MBIT);
  const upMbit = readWhole(at("upMbit"), 1, MAX_MBIT);
  const bindingMonths = readWhole(at("bindingMonths"), 0, MAX_MONTHS);
  const noticeMonths = readWhole(at("noticeMonths"), 0, MAX_MONTHS);
  const hasRouter = readFlag(at("hasRouter"));
  const terms = readTerms(row, names);
  if (!quoteId || !code || !name || !info || !type || netOwner === undefined || !terms) return undefined;
  if (downMbit === undefined || upMbit === undefined || hasRouter === undefined) return undefined;
  if (bindingMonths === undefined || noticeMonths === undefined) return undefined;
  const speed = { downMbit, upMbit };
  const binding = { bindingMonths, noticeMonths };
  const links = readList(at("documents"), MAX_LINKS).flatMap((each) => readDocument(readRecord(each), names));
  const owner = netOwner === "" ? undefined : netOwner;
  return {
    quoteId,
    code,
    name,
    stated: { info, type, netOwner: owner, ...speed, ...terms, hasRouter, ...binding, links },
  };
}

/** The operator also states what the first year costs: terms that do not make that sum are not believed. */
function readTerms(row: Row | undefined, names: ListNames): BroadbandTerms | undefined {
  const ore = (value: unknown, bounds = FEE_BOUNDS) => readOre(value, names.unitOre, bounds);
  const monthlyFeeOre = ore(row?.[names.subscription.monthlyFee]);
  const startFeeOre = ore(row?.[names.subscription.startFee]);
  const yearOre = ore(row?.[names.subscription.firstYear], YEAR_BOUNDS);
  if (monthlyFeeOre === undefined || startFeeOre === undefined || yearOre === undefined) return undefined;
  const given = row?.[names.subscription.campaign];
  const campaign = given === undefined ? undefined : readCampaign(readRecord(given), names, ore);
  if (given !== undefined && campaign === undefined) return undefined;
  const terms = { monthlyFeeOre, campaign, startFeeOre };
  return firstYearCostOre(terms) === wholeKrOre(yearOre) ? terms : undefined;
}

function readCampaign(
  row: Row | undefined,
  { campaign }: ListNames,
  ore: (value: unknown) => number | undefined,
): BroadbandTerms["campaign"] {
  const feeOre = ore(row?.[campaign.fee]);
  const months = readWhole(row?.[campaign.months], 1, MAX_MONTHS);
  return feeOre === undefined || months === undefined ? undefined : { feeOre, months };
}

function readDocument(row: Row | undefined, { document }: ListNames): { name: string; url: string }[] {
  const name = readText(row?.[document.title], 60);
  const url = readUrl(row?.[document.url]);
  return name && url ? [{ name, url }] : [];
}

const readWhole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : undefined;

function readTime(value: unknown): string | undefined {
  const ms = typeof value === "string" && value.length <= 40 ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
