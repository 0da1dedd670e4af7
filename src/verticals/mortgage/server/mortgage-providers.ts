import { leadSending } from "#verticals/_ordering/leads.ts";
import { readJob } from "#verticals/_ordering/order-then-poll.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { readJsonRecord, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import type { MortgageSearch } from "#verticals/mortgage/mortgage.search.ts";
import { type MortgageBank, mortgageBanks } from "./mortgage-banks.ts";
import { listLeadFacts } from "./lead-facts.ts";
import { loanAt } from "./mortgage-loan.ts";
import { providerTexts as texts } from "./mortgage-providers.texts.sv.ts";
import { atOnceNames, jobNames, type RateNames } from "./protocols/rate-list.wire.ts";
import { atOncePath, jobPath } from "./protocols/rate-paths.ts";
import { readRateList } from "./protocols/read-rate-list.ts";

/** Banks state rates; what the loan costs is computed here, by one method for all. */
export const createMortgageProviders = (today: () => string): readonly Provider<MortgageSearch, MortgageDetail>[] =>
  Object.values(mortgageBanks).map(({ speaks, ...identity }) => {
    const { names, path } = protocols[speaks];
    return {
      ...identity,
      prepare: (search) => postJson(path, writeQuestion(search, names)),
      read(reply, asked) {
        if (speaks === "order-then-poll" && reply.status === 202) return readJob(readJsonRecord(reply.body), path);
        const list = readRateList(reply, names);
        if (list.kind !== "listed") return list;
        if (!asked) return unreadable("rates without their question");
        const { kind: _kind, ...lent } = list;
        const offer = loanAt(lent, asked.search, today());
        return offer ? { kind: "answered", offers: [offer] } : { kind: "declined", message: texts.noSuchTerm };
      },
      lead: { facts: listLeadFacts, ...leadSending },
    };
  });

const protocols = {
  "json-at-once": { names: atOnceNames, path: atOncePath },
  "order-then-poll": { names: jobNames, path: jobPath },
} satisfies Record<MortgageBank["speaks"], object>;

const writeQuestion = (search: MortgageSearch, { question, unitOre }: RateNames): object => {
  const amount = (kr: number) => (kr * 100) / unitOre;
  return {
    [question.loan]: amount(search.loanKr),
    [question.value]: amount(search.valueKr),
    [question.income]: amount(search.monthlyIncomeKr),
    [question.borrowers]: search.borrowers,
  };
};
