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
import type { AccountTerms } from "#verticals/deposit/deposit.offer.ts";
import type { Withdrawals } from "#verticals/deposit/deposit.search.ts";
import type { AccountKey, AccountNames } from "./account-list.wire.ts";

export interface ListedAccount {
  readonly code: string;
  readonly name: string;
  readonly terms: AccountTerms;
}

export type ListReading =
  | { readonly kind: "listed"; readonly validUntil: string; readonly accounts: readonly ListedAccount[] }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "unreadable"; readonly why: string };

/** More than any bank has. */
const MAX_ACCOUNTS = 8;
/** From a hundredth of a percent to more than any bank has paid. */
const RATE_BOUNDS = { minOre: 1, maxOre: 1_500 };
const AMOUNT_BOUNDS = { minOre: 0, maxOre: 100_000_000_00 };

/** All or nothing: a list with an account that makes no sense is not believed. */
export function readAccountList(reply: ProviderReply, names: AccountNames): ListReading {
  const answer = readJsonRecord(reply.body);
  if (reply.status !== 200 || answer === undefined) return unreadable(`status ${reply.status}`);
  const outcome = answer[names.answer.outcome];
  if (outcome === names.outcomes.declined) {
    const message = readText(answer[names.answer.reason]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (outcome !== names.outcomes.offered) return unreadable("no outcome");
  const validUntil = readTime(answer[names.answer.validUntil]);
  if (validUntil === undefined) return unreadable("no validity");
  const rows = readList(answer[names.answer.accounts], MAX_ACCOUNTS);
  const accounts = rows.map((row) => readAccount(readRecord(row), names));
  if (!accounts.every((account) => account !== undefined)) return unreadable("no sane account");
  const codes = new Set(accounts.map(({ code }) => code));
  return codes.size === accounts.length
    ? { kind: "listed", validUntil, accounts }
    : unreadable("two accounts of one code");
}

function readAccount(
  row: Readonly<Record<string, unknown>> | undefined,
  names: AccountNames,
): ListedAccount | undefined {
  const at = (key: AccountKey): unknown => row?.[names.account[key]];
  const code = readId(at("code"));
  const name = readText(at("name"), 60);
  const read = {
    rate: readOre(at("rate"), names.rateUnit, RATE_BOUNDS),
    bindingMonths: readWhole(at("bindingMonths"), 120),
    withdrawals: readWithdrawals(at("withdrawals"), names),
    noticeDays: readWhole(at("noticeDays"), 366),
    hasGuarantee: readFlag(at("guarantee")),
    leastOre: readOre(at("least"), names.unitOre, AMOUNT_BOUNDS),
    mostOre: readOre(at("most"), names.unitOre, AMOUNT_BOUNDS),
    info: readText(at("info"), 200),
    address: readUrl(at("address")),
  };
  if (code === undefined || name === undefined || !isWhole(read) || read.leastOre > read.mostOre) return undefined;
  return { code, name, terms: read };
}

type Partly<Terms> = { readonly [Key in keyof Terms]: Terms[Key] | undefined };

const isWhole = (terms: Partly<AccountTerms>): terms is AccountTerms =>
  Object.values(terms).every((value) => value !== undefined);

const readWithdrawals = (value: unknown, { withdrawals }: AccountNames): Withdrawals | undefined =>
  (Object.keys(withdrawals) as Withdrawals[]).find((key) => withdrawals[key] === value);

const readWhole = (value: unknown, most: number): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;

const readTime = (value: unknown): string | undefined => {
  const text = typeof value === "string" && value.length <= 40 ? value : "";
  return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
};
