import { comparableFeeOre } from "#domain/current-insurance/current-insurance.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { SharedList, SharedOffer } from "#domain/share/shared-list.ts";
import type { ListedOffer, ListedSearch } from "#journeys/search/list-search.ts";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { listPriceNotices } from "#verticals/_contract/offer-lines.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface ListToShare {
  readonly found: FoundSearch;
  readonly listed: ListedSearch;
  readonly finishedAtMs: number;
}

/** What is shown of the search besides its offers: only what its vertical allows. */
export function aboutList({ found, listed }: ListToShare): Pick<SharedList, "product" | "about" | "note" | "payment"> {
  const { share, facts, description } = found.vertical;
  const about = share?.about(found.search, facts?.read(listed.registers ?? {}));
  return {
    product: description.texts.product,
    ...(about === undefined ? {} : { about }),
    ...(share?.note === undefined ? {} : { note: share.note }),
    ...(paymentOf(listed) === "yearly" ? { payment: "yearly" as const } : {}),
  };
}

/** The way of paying that the prices are of; undefined where there is only one. */
export const paymentOf = ({ payment, offers }: ListedSearch): Payment | undefined =>
  offers.some(({ price }) => price.otherWay) ? payment : undefined;

/** What the visitor has today, when it was fetched and its price predicts the next year. */
export function todayOf({ currentInsurance }: Pick<ListedSearch, "currentInsurance">): SharedList["today"] {
  const yearlyOre = comparableFeeOre(currentInsurance);
  return currentInsurance && yearlyOre !== undefined
    ? { providerName: currentInsurance.providerName, yearlyOre }
    : undefined;
}

/** Without today's price no saving is stated: it would give the price away. */
export function sharedOffer(
  offer: ListedOffer,
  { vertical, asked, cover }: ListedSearch,
  showsToday: boolean,
): SharedOffer {
  const { headline, lines, comparison } = offer.price;
  const saving = showsToday ? offer.yearlyFeeSavedOre : undefined;
  const severalOfProvider = offer.plan !== undefined;
  return {
    providerName: offer.providerName,
    providerSlug: asked.find(({ providerId }) => providerId === offer.providerId)?.slug ?? "",
    name: severalOfProvider ? `${offer.providerName} ${offer.subscriptionName}` : offer.providerName,
    headline: { value: headline.value, unit: headline.unit },
    lines: lines.filter(({ label }) => label !== headline.label).map(({ value, unit }) => ({ value, unit })),
    comparisonOre: comparison.ore,
    ...(comparison.isGain ? { isGain: true as const } : {}),
    place: offer.position + 1,
    ...(saving === undefined ? {} : { savingOre: saving }),
    ...(saving === undefined ? {} : coverOf(offer, cover)),
    rows: sharedRows(vertical, offer.description),
    notices: listPriceNotices(offer.description),
  };
}

const coverOf = ({ likeness }: ListedOffer, cover: ListedSearch["cover"]): Pick<SharedOffer, "coverChange"> => {
  const coverChange = cover?.change?.kind ?? VERDICTS[likeness?.verdict ?? "not-less"];
  return coverChange ? { coverChange } : {};
};

const VERDICTS = { less: "worse", "not-less": undefined, unknown: "unknown" } as const;

/** The rows that the vertical lets stand beside a price, and how long one is bound. */
export function sharedRows(
  { share }: Pick<AnyVerticalServer, "share">,
  description: OfferDescription | undefined,
): SharedOffer["rows"] {
  if (!description) return [];
  const sections = description.sections.filter(({ id }) => share?.sections?.includes(id) ?? true);
  const rows = sections.flatMap((section) => section.rows);
  const { bindingMonths } = description;
  const hasBinding = bindingMonths === undefined || rows.some(({ type }) => type === BINDING);
  return [...rows, ...(hasBinding ? [] : [bindingTerm(bindingMonths)])].map(({ name, text }) => ({ name, text }));
}

const BINDING = bindingTerm(0).type;
