import type { AccountOrder } from "#domain/account/account-order.ts";
import type { Application } from "#domain/account/application.ts";
import type { SavedSoFar } from "#domain/account/saved-events.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { ApplicationStore } from "#journeys/applications/application.port.ts";
import type { Favourite } from "#journeys/favourites/favourites.port.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { SavingStore } from "#journeys/fetch/saving.port.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type {
  AccountStore,
  CookieChoice,
  ErasedKind,
  GivenConsents,
  PersonFetch,
  PersonLogin,
} from "./account.port.ts";
import { accountOrder, productOf } from "./account-orders.ts";
import { accountSavings } from "./account-savings.ts";

export interface AccountPorts {
  readonly account: AccountStore;
  readonly applications: Pick<ApplicationStore, "ofPerson" | "find">;
  readonly favourites: Pick<FavouritesJourney, "list" | "remove">;
  readonly savings: Pick<SavingStore, "ofPerson">;
  readonly consents: GivenConsents;
  readonly searches: Pick<SearchJourney, "find">;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Pick<Clock, "nowMs">;
}

/** Everything my pages show. Every call is limited to the person: data of another person is treated as missing. */
export interface AccountJourney {
  orders(personId: string): Promise<AccountOrder[]>;
  saved(personId: string): Promise<SavedSoFar>;
  favourites(personId: string, owner: string): Promise<AccountFavourite[]>;
  removeFavourite(personId: string, favouriteId: string): Promise<boolean>;
  applications(personId: string): Promise<Application[]>;
  application(personId: string, applicationHash: string): Promise<Application | undefined>;
  logins(personId: string): Promise<PersonLogin[]>;
  fetchConsents(personId: string): Promise<FetchConsent[]>;
  /** Of the browser, not of the person: the choice was made per browser. */
  cookieChoices(owner: string): Promise<readonly CookieChoice[]>;
  withdrawFetchConsent(personId: string, fetchId: string): Promise<boolean>;
  erase(personId: string, what: ErasedKind): Promise<void>;
}

export interface AccountFavourite extends Favourite {
  readonly product: string;
  /** The price is still valid, and the search belongs to this browser: it can be ordered at once. */
  readonly canBeOrdered: boolean;
  readonly providerSlug: string | undefined;
}

export interface FetchConsent extends Omit<PersonFetch, "policy"> {
  readonly product: string;
  /** The fetched data is still stored. */
  readonly isHeld: boolean;
}

export function createAccountJourney(ports: AccountPorts): AccountJourney {
  const { account, applications, favourites, savings, clock } = ports;
  const findVertical = (name: string) => ports.verticals.find(({ description }) => description.name === name);
  return {
    async orders(personId) {
      const orders = await account.orders(personId);
      return orders.map((order) => accountOrder(order, findVertical(order.vertical), clock.nowMs()));
    },
    async saved(personId) {
      const [orders, seen] = await Promise.all([account.orders(personId), savings.ofPerson(personId)]);
      return accountSavings(orders, seen, findVertical, swedishDate(clock.nowMs()));
    },
    async favourites(personId, owner) {
      const marked = await favourites.list(personId);
      return Promise.all(marked.map((favourite) => describeFavourite(ports, favourite, owner)));
    },
    removeFavourite: (personId, favouriteId) => favourites.remove(personId, favouriteId),
    applications: (personId) => applications.ofPerson(personId),
    application: (personId, applicationHash) => applications.find(personId, applicationHash),
    logins: (personId) => account.logins(personId),
    async fetchConsents(personId) {
      const fetches = await account.fetches(personId);
      return fetches.map(({ policy, ...fetch }) => ({
        ...fetch,
        product: productOf(findVertical(fetch.vertical)),
        isHeld: policy !== undefined,
      }));
    },
    cookieChoices: (owner) => ports.consents.ofOwner(owner),
    withdrawFetchConsent: (personId, fetchId) => account.withdrawFetchConsent(personId, fetchId),
    erase: (personId, what) => account.erase(personId, what),
  };
}

async function describeFavourite(
  { verticals, searches, clock }: AccountPorts,
  favourite: Favourite,
  owner: string,
): Promise<AccountFavourite> {
  const vertical = verticals.find(({ description }) => description.name === favourite.vertical);
  const isFresh = favourite.validUntilMs > clock.nowMs();
  const search = isFresh && vertical ? await searches.find(favourite.vertical, owner, favourite.searchId) : undefined;
  return {
    ...favourite,
    product: productOf(vertical),
    canBeOrdered: search !== undefined,
    providerSlug: vertical?.providers.find(({ providerId }) => providerId === favourite.providerId)?.slug,
  };
}
