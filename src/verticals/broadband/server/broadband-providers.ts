import type { Provider, ProviderReading } from "#verticals/_contract/provider.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { readJsonRecord, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { atOnceOrdering } from "#verticals/_ordering/json-at-once.ts";
import { jobOrdering, readJob } from "#verticals/_ordering/order-then-poll.ts";
import { broadbandPrice } from "#verticals/broadband/broadband-price.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";
import { providerTexts as texts } from "./broadband-providers.texts.sv.ts";
import { isSearchedFor } from "./matching-subscription.ts";
import { type Operator, operators } from "./operators.ts";
import { atOncePath, jobPath } from "./protocols/list-paths.ts";
import { type ListReading, readSubscriptionList } from "./protocols/read-subscription-list.ts";
import { atOnceNames, jobNames, type ListNames } from "./protocols/subscription-list.wire.ts";

/** Operators state what they deliver at an address; what was searched for is chosen from it here. */
export const broadbandProviders: readonly Provider<BroadbandSearch, BroadbandDetail>[] = Object.values(operators).map(
  ({ speaks, ...identity }) => {
    const { names, path, ordering } = protocols()[speaks];
    return {
      ...identity,
      prepare: (search) => postJson(path, writeQuestion(search, names)),
      read(reply, asked) {
        if (speaks === "order-then-poll" && reply.status === 202) return readJob(readJsonRecord(reply.body), path);
        const list = readSubscriptionList(reply, names);
        if (list.kind !== "listed") return list;
        return asked ? choose(list, asked.search) : unreadable("a list without its question");
      },
      ordering,
    };
  },
);

function protocols() {
  return {
    "json-at-once": { names: atOnceNames, path: atOncePath, ordering: atOnceOrdering },
    "order-then-poll": { names: jobNames, path: jobPath, ordering: jobOrdering },
  } satisfies Record<Operator["speaks"], object>;
}

/** In the body: a home address must not be in a URL. */
const writeQuestion = ({ address, postalCode, city }: BroadbandSearch, { question }: ListNames): object => ({
  [question.street]: address,
  [question.postalCode]: postalCode,
  ...(city === undefined ? {} : { [question.city]: city }),
});

function choose(
  { about, validUntil, subscriptions }: Extract<ListReading, { kind: "listed" }>,
  search: BroadbandSearch,
): ProviderReading<BroadbandDetail> {
  const wanted = subscriptions.filter(({ stated }) => isSearchedFor(stated, search));
  if (wanted.length === 0) return { kind: "declined", message: texts.noneMatches };
  return {
    kind: "answered",
    offers: wanted.map(({ quoteId, code, name, stated }) => ({
      subscriptionId: quoteId,
      plan: code,
      subscriptionName: name,
      price: broadbandPrice(stated),
      validUntil,
      detail: { ...stated, about },
    })),
  };
}
