import { type FoundSearch, usableOffers } from "#journeys/search/found-search.ts";
import type { LinkOutStore } from "./link-out.port.ts";
import { addressOnSite } from "./provider-address.ts";

export interface LinkOutPorts {
  readonly searches: {
    find(vertical: string, owner: string, searchId: string): Promise<FoundSearch | undefined>;
  };
  /** Undefined also when the offer belongs to another visitor. */
  readonly searchOfResult: (resultId: string, owner: string) => Promise<string | undefined>;
  readonly linkOuts: LinkOutStore;
  /** What the provider pays us for a customer, whole öre. */
  readonly commissionOre: (providerSlug: string) => number;
}

/** What a visitor is shown before leaving. */
export interface LinkOutView {
  readonly searchId: string;
  readonly providerName: string;
  readonly slug: string;
  readonly subscriptionName: string;
  /** "www.example.se". */
  readonly host: string;
  readonly commissionOre: number;
}

export interface LinkOutJourney {
  see(vertical: string, owner: string, resultId: string): Promise<LinkOutView | undefined>;
  /** Counts first: a visitor who has left can no longer be counted. */
  leave(vertical: string, owner: string, resultId: string): Promise<string | undefined>;
}

/** The address comes from the provider and its stored offer, never from the request. */
export function createLinkOutJourney(ports: LinkOutPorts): LinkOutJourney {
  const find = async (vertical: string, owner: string, resultId: string) => {
    const searchId = await ports.searchOfResult(resultId, owner);
    const found = searchId === undefined ? undefined : await ports.searches.find(vertical, owner, searchId);
    const offer = found && usableOffers(found).find((each) => each.resultId === resultId);
    const provider = found?.vertical.providers.find(({ providerId }) => providerId === offer?.providerId);
    if (!offer || !provider?.linkOut) return undefined;
    const address = addressOnSite(provider.linkOut.addressOf(offer.detail), provider.websiteUrl);
    return { searchId: found.searchId, offer, provider, address };
  };
  return {
    async see(vertical, owner, resultId) {
      const found = await find(vertical, owner, resultId);
      return (
        found && {
          searchId: found.searchId,
          providerName: found.provider.name,
          slug: found.provider.slug,
          subscriptionName: found.offer.subscriptionName,
          host: new URL(found.address).host,
          commissionOre: ports.commissionOre(found.provider.slug),
        }
      );
    },
    async leave(vertical, owner, resultId) {
      const found = await find(vertical, owner, resultId);
      if (!found) return undefined;
      await ports.linkOuts.add({ resultId, vertical, providerId: found.provider.providerId });
      return found.address;
    },
  };
}
