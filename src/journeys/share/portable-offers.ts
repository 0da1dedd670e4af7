import type { PortableOffer, PortableOffers } from "#domain/portable/portable-offers.ts";
import type { ListedOffer } from "#journeys/search/list-search.ts";
import { aboutList, type ListToShare, paymentOf } from "./shared-offers.ts";
import { listPriceNotices } from "#verticals/_contract/offer-lines.ts";

interface PortableAddresses {
  readonly schema: string;
  readonly receipt: string;
}

/** The whole list, or one of its offers. Undefined when the list has no such offer. The same each time for the same list. */
export function portableOf(
  list: ListToShare,
  resultId: string | undefined,
  { schema, receipt }: PortableAddresses,
): PortableOffers | undefined {
  const { found, listed, finishedAtMs } = list;
  const offers = resultId === undefined ? listed.offers : listed.offers.filter((each) => each.resultId === resultId);
  if (offers.length === 0) return undefined;
  const { product, about } = aboutList(list);
  const payment = paymentOf(listed);
  const answers = found.vertical.share?.answers(found.search) ?? [];
  return {
    type: "portable-offers",
    version: 1,
    schema,
    receipt,
    time: new Date(finishedAtMs).toISOString(),
    product,
    ...(about === undefined ? {} : { about }),
    question: answers.map(({ id, name, value }) => ({ id, name, answer: value })),
    listedCount: listed.offers.length,
    ...(payment === undefined ? {} : { payment }),
    offers: offers.map(describe),
  };
}

function describe(offer: ListedOffer): PortableOffer {
  const { headline, lines, comparison } = offer.price;
  const { description } = offer;
  return {
    position: offer.position + 1,
    provider: { id: offer.providerId, name: offer.providerName },
    product: offer.subscriptionName,
    comparison: { ore: comparison.ore, basis: comparison.basis, ...(comparison.isGain ? { isGain: true } : {}) },
    prices: [headline, ...lines.filter(({ label }) => label !== headline.label)].map(({ value, unit }) => ({
      value,
      unit,
    })),
    rows: (description?.sections ?? []).flatMap(({ title, rows }) =>
      rows.map(({ name, text }) => ({ section: title, name, text })),
    ),
    notices: listPriceNotices(description),
    ...(description?.bindingMonths === undefined ? {} : { bindingMonths: description.bindingMonths }),
    validUntil: new Date(offer.validUntil).toISOString(),
  };
}
