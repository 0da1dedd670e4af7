import { type ChosenPrice, choosePrice } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { askInstead } from "./ask-search.ts";
import { type FoundSearch, usableOffers } from "./found-search.ts";
import type { QuoteCache } from "./quote-cache.port.ts";

/** The choices of one field of a search, of which a list shows one. */
export interface OtherChoices {
  readonly field: string;
  readonly ids: readonly string[];
}

/** By the id of the choice. */
export type OtherPrices = Readonly<Record<string, readonly ChosenPrice[]>>;

/**
 * What the same search costs with another choice, as far as prices that are still valid show: no provider is asked. A choice is left out
 * unless every provider of the list has such a price, since the lowest of some would not be the lowest.
 */
export async function findOtherPrices(
  quoteCache: QuoteCache | undefined,
  found: FoundSearch,
  { field, ids }: OtherChoices,
  payment: Payment | undefined,
): Promise<OtherPrices> {
  const { vertical, parameters } = found;
  const offeredBy = new Set(usableOffers(found).map(({ providerId }) => providerId));
  const slugs = vertical.providers.filter(({ providerId }) => offeredBy.has(providerId)).map(({ slug }) => slug);
  if (!quoteCache || slugs.length === 0) return {};
  const prices = await Promise.all(
    ids
      .filter((id) => id !== parameters[field])
      .map(async (id): Promise<readonly [string, readonly ChosenPrice[]]> => {
        const parsed = askInstead(found, { [field]: id });
        // A price that follows a market is not known by what is searched for alone.
        if (!parsed.ok || vertical.facts?.questions(parsed.value).series !== undefined) return [id, []];
        const quotes = await quoteCache.find({
          vertical: vertical.description.name,
          schemaVersion: vertical.schemaVersion,
          ratedFacts: vertical.ratedFacts(parsed.value),
        });
        if (slugs.some((slug) => !quotes.has(slug))) return [id, []];
        return [id, [...quotes.values()].flat().map(({ price }) => choosePrice(price, payment))];
      }),
  );
  return Object.fromEntries(prices.filter(([, known]) => known.length > 0));
}
