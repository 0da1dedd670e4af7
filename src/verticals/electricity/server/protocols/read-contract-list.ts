import {
  readId,
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  readUrl,
  unreadable,
} from "#verticals/_contract/wire/wire-reading.ts";
import type { ProviderReply } from "#verticals/_contract/provider.ts";
import type { ContractTerms } from "#verticals/electricity/electricity.contract.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ContractKey, DiscountKey, KwhKey, ListNames } from "./contract-list.wire.ts";

/** What a supplier states of one contract. */
export interface ListedContract extends Omit<ElectricityDetail, "cost" | "exitFeeOre" | "spot" | "providerInfo"> {
  readonly quoteId: string;
  readonly code: string;
  readonly name: string;
  /** What a year costs of what the supplier itself decides, before discounts, with VAT: öre. Its orders are checked against it. */
  readonly agreedYearOre: number;
}

export type ListReading =
  | {
      readonly kind: "listed";
      readonly about: string;
      readonly validUntil: string;
      readonly contracts: readonly ListedContract[];
    }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };

/** More than any supplier sells. */
const MAX_CONTRACTS = 8;
const MAX_LINKS = 4;
/** Nothing that a household buys costs more than ten kronor a kWh, and no fee more than ten thousand a year. */
const KWH_BOUNDS = { minOre: 0, maxOre: 100_000 };
const FEE_BOUNDS = { minOre: 0, maxOre: 10_000_00 };
const YEAR_BOUNDS = { minOre: 12_00, maxOre: 900_000_00 };
const LONG_TEXT = 300;

/** All or nothing: a list with a contract that makes no sense is not believed. */
export function readContractList(reply: ProviderReply, names: ListNames): ListReading {
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
  const rows = readList(answer[names.answer.contracts], MAX_CONTRACTS);
  const contracts = rows.map((row) => readContract(readRecord(row), names));
  if (!contracts.every((contract) => contract !== undefined)) return unreadable("no sane contract");
  const codes = new Set(contracts.map(({ code }) => code));
  return codes.size === contracts.length
    ? { kind: "listed", about, validUntil, contracts }
    : unreadable("two contracts of one code");
}

type Row = Readonly<Record<string, unknown>>;

function readContract(row: Row | undefined, names: ListNames): ListedContract | undefined {
  const at = (key: ContractKey): unknown => row?.[names.contract[key]];
  const months = (key: ContractKey, most: number): number | undefined => readWhole(at(key), most);
  const unit = names.isInHundredths ? 1 : 100;
  const code = readId(at("code"));
  const quoteId = readId(at("quoteId"));
  const name = readText(at("name"), 60);
  const terms = readTerms(row, names);
  const environment = keyOf(names.environments, at("environment"));
  const bindingMonths = months("bindingMonths", 60);
  const termsValidMonths = months("termsMonths", 60);
  const terminationMonths = months("noticeMonths", 6);
  const agreedYearOre = readOre(at("agreedYear"), unit, YEAR_BOUNDS);
  const texts = readTexts(at);
  if (code === undefined || quoteId === undefined || name === undefined || !terms || !environment || !texts)
    return undefined;
  if (bindingMonths === undefined || termsValidMonths === undefined || terminationMonths === undefined)
    return undefined;
  if (agreedYearOre === undefined) return undefined;
  const links = readList(at("documents"), MAX_LINKS).flatMap((item) => {
    const document = readRecord(item);
    const title = readText(document?.[names.document.title], 60);
    const url = readUrl(document?.[names.document.url]);
    return title && url ? [{ name: title, url }] : [];
  });
  return {
    quoteId,
    code,
    name,
    agreedYearOre,
    ...texts,
    campaign: readText(at("campaign")),
    bindingMonths,
    termsValidMonths,
    terminationMonths,
    environment,
    links,
    terms,
  };
}

function readTexts(at: (key: ContractKey) => unknown) {
  const subscriptionInfo = readText(at("info"), LONG_TEXT);
  const resubscribeInfo = readText(at("renewal"), LONG_TEXT);
  const monthlyFeeText = readText(at("feeText"));
  const priceInfo = readText(at("priceInfo"), LONG_TEXT);
  if (!subscriptionInfo || !resubscribeInfo || !monthlyFeeText || !priceInfo) return undefined;
  return { subscriptionInfo, resubscribeInfo, monthlyFeeText, priceInfo };
}

function readTerms(row: Row | undefined, names: ListNames): ContractTerms | undefined {
  const unit = names.isInHundredths ? 1 : 100;
  const type = keyOf(names.types, row?.[names.contract.type]);
  const perKwh = readRecord(row?.[names.contract.perKwh]);
  const given = readRecord(row?.[names.contract.discounts]);
  const kwh = (key: KwhKey) => readPart(perKwh?.[names.perKwh[key]], unit, KWH_BOUNDS);
  const off = (key: DiscountKey, bounds: typeof KWH_BOUNDS) => readPart(given?.[names.discounts[key]], unit, bounds);
  const yearlyFeeOre = readOre(row?.[names.contract.yearlyFee], unit, FEE_BOUNDS);
  const months = given === undefined ? 12 : readWhole(given[names.discounts.months], 12);
  if (type === undefined || perKwh === undefined || yearlyFeeOre === undefined || !months) return undefined;
  const parts = {
    powerFeeKwh: kwh("power"),
    certificateKwh: kwh("certificate"),
    markupKwh: kwh("markup"),
    certificateAndMarkupKwh: kwh("certificateAndMarkup"),
    volumeFeeKwh: kwh("volume"),
    environmentKwh: kwh("environment"),
  };
  const discounts = {
    yearlyFeeOre: off("yearlyFee", FEE_BOUNDS),
    onceOre: off("once", FEE_BOUNDS),
    monthlyOre: off("monthly", FEE_BOUNDS),
    kwh: off("kwh", KWH_BOUNDS),
  };
  if (!isWhole(parts) || !isWhole(discounts)) return undefined;
  const isAgreed = type === "fixed" || type === "mixed";
  // A fixed price of nothing, or an agreed price of a contract that follows the market, is a mistake.
  if (parts.powerFeeKwh > 0 !== isAgreed) return undefined;
  return { type, ...parts, yearlyFeeOre, discounts: { ...discounts, months } };
}

/** What is not stated costs nothing; what is stated and makes no sense is undefined. */
const readPart = (value: unknown, unit: number, bounds: typeof KWH_BOUNDS): number | undefined =>
  value === undefined ? 0 : readOre(value, unit, bounds);

const isWhole = <Key extends string>(
  amounts: Readonly<Record<Key, number | undefined>>,
): amounts is Readonly<Record<Key, number>> => Object.values(amounts).every((amount) => amount !== undefined);

const readWhole = (value: unknown, most: number): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;

const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, value: unknown): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key] === value);

function readTime(value: unknown): string | undefined {
  const ms = typeof value === "string" && value.length <= 40 ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
