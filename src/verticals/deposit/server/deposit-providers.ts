import { readJob } from "#verticals/_ordering/order-then-poll.ts";
import type { Provider, ProviderReading, QuotedOffer } from "#verticals/_contract/provider.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { readJsonRecord, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { taxPercentOn } from "#verticals/deposit/calculation/capital-tax.ts";
import { guaranteeLimitOre } from "#verticals/deposit/calculation/deposit-guarantee.ts";
import { gainAfter } from "#verticals/deposit/calculation/growth.ts";
import { depositPrice } from "#verticals/deposit/deposit-price.ts";
import type { DepositDetail } from "#verticals/deposit/deposit.offer.ts";
import { RESULT_YEARS, type DepositSearch } from "#verticals/deposit/deposit.search.ts";
import { type Bank, banks } from "./banks.ts";
import { type AccountNames, atOnceNames, jobNames } from "./protocols/account-list.wire.ts";
import { atOncePath, jobPath } from "./protocols/list-paths.ts";
import { type ListedAccount, readAccountList } from "./protocols/read-account-list.ts";
import { providerTexts as texts } from "./deposit-providers.texts.sv.ts";

type BankProvider = Provider<DepositSearch, DepositDetail>;

/** Banks state accounts; what they give is computed here, by one method for all. */
export const createDepositProviders = (today: () => string): readonly BankProvider[] =>
  Object.values(banks).map(({ speaks, ...identity }) => {
    const { names, path } = protocols[speaks];
    return {
      ...identity,
      prepare: (search) => postJson(path, writeQuestion(search, names)),
      read(reply, asked) {
        if (speaks === "order-then-poll" && reply.status === 202) return readJob(readJsonRecord(reply.body), path);
        const list = readAccountList(reply, names);
        if (list.kind !== "listed") return list;
        if (!asked) return unreadable("a list without its question");
        return offerAll(list.accounts, list.validUntil, asked.search, today());
      },
      linkOut: { addressOf: ({ address }) => address },
    };
  });

const protocols = {
  "json-at-once": { names: atOnceNames, path: atOncePath },
  "order-then-poll": { names: jobNames, path: jobPath },
} satisfies Record<Bank["speaks"], object>;

const writeQuestion = ({ amountKr }: DepositSearch, { question, unitOre }: AccountNames): object => ({
  [question.amount]: (amountKr * 100) / unitOre,
});

function offerAll(
  accounts: readonly ListedAccount[],
  validUntil: string,
  search: DepositSearch,
  today: string,
): ProviderReading<DepositDetail> {
  const amountOre = search.amountKr * 100;
  const taken = accounts.filter(({ terms }) => amountOre >= terms.leastOre && amountOre <= terms.mostOre);
  if (taken.length === 0 && accounts.length > 0) {
    const leastOre = Math.min(...accounts.map(({ terms }) => terms.leastOre));
    const mostOre = Math.max(...accounts.map(({ terms }) => terms.mostOre));
    return { kind: "declined", message: texts.amountOutside(leastOre, mostOre) };
  }
  const wanted = taken.filter(({ terms }) => suits(terms, search));
  if (wanted.length === 0) return { kind: "declined", message: texts.noneMatches };
  return { kind: "answered", offers: wanted.map((account) => offerOne(account, validUntil, search, today)) };
}

/** An account that binds for longer than the money is to stand is not for this visitor. */
const suits = ({ withdrawals, bindingMonths }: ListedAccount["terms"], { needsFree, years }: DepositSearch): boolean =>
  (!needsFree || withdrawals === "free") && bindingMonths <= years * 12;

function offerOne(
  { code, name, terms }: ListedAccount,
  validUntil: string,
  { amountKr, years, currentRate }: DepositSearch,
  today: string,
): QuotedOffer<DepositDetail> {
  const amountOre = amountKr * 100;
  const taxPercent = taxPercentOn(today);
  const gainsAt = (rate: number) =>
    RESULT_YEARS.map((shown) => ({ years: shown, ore: gainAfter(shown, amountOre, rate, taxPercent) }));
  return {
    subscriptionId: code,
    plan: code,
    subscriptionName: name,
    price: depositPrice(terms.rate, gainAfter(years, amountOre, terms.rate, taxPercent)),
    validUntil,
    detail: {
      ...terms,
      amountOre,
      gains: gainsAt(terms.rate),
      gainsToday: currentRate === undefined ? [] : gainsAt(currentRate),
      guaranteeOre: terms.hasGuarantee ? guaranteeLimitOre(today) : undefined,
    },
  };
}
