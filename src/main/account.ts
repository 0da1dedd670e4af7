import { mailDocuments } from "#adapters/email/mail-documents.ts";
import { createAccountStore } from "#adapters/postgres/account-store.ts";
import { createApplicationStore } from "#adapters/postgres/application-store.ts";
import { createGivenConsents } from "#adapters/postgres/given-consents.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import type { AccountPages } from "#http/contract/page-services.ts";
import { writeConfirmation } from "#http/presenters/order-confirmation.ts";
import { applicationCalls } from "#http/routes/application.route.ts";
import { createAccountJourney } from "#journeys/account/account-journey.ts";
import { createOwnDocuments } from "#journeys/account/own-documents.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { mailNounsIn } from "./mail-nouns.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

interface AccountUses {
  readonly mailing: Mailing;
  readonly favourites: { readonly journey: FavouritesJourney };
  readonly searches: { readonly journey: Pick<SearchJourney, "find"> };
}

/** Joins what my pages show. */
export function createAccount(
  resources: Pick<Resources, "config" | "pool" | "cipher" | "lookupHash" | "verticals" | "clock">,
  { mailing, favourites, searches }: AccountUses,
) {
  const { config, pool, cipher, verticals, clock } = resources;
  const account = createAccountStore({ pool, cipher, hasDemoMarks: config.hasDemoMarks });
  const journey = createAccountJourney({
    account,
    applications: createApplicationStore(resources),
    favourites: favourites.journey,
    savings: createSavingStore(pool),
    consents: createGivenConsents(pool),
    searches: searches.journey,
    verticals,
    clock,
  });
  const findDocument = createOwnDocuments({
    account,
    owned: createOwnedOrders(resources),
    orders: createOrderStore(resources),
    mails: mailing.mails,
    verticals,
    writeConfirmation,
    writeNotice: ({ template, variables }) => mailDocuments[template]?.(variables, mailNounsIn(verticals)(variables)),
  });
  return {
    calls: applicationCalls(journey),
    pages: ({ visitor }: Reader): AccountPages => ({
      account({ personId }) {
        const owner = visitor.owner();
        return {
          orders: () => journey.orders(personId),
          insurances: () => journey.insurances(personId),
          saved: () => journey.saved(personId),
          favourites: () => journey.favourites(personId, owner),
          removeFavourite: (favouriteId) => journey.removeFavourite(personId, favouriteId),
          applications: () => journey.applications(personId),
          logins: () => journey.logins(personId),
          fetchConsents: () => journey.fetchConsents(personId),
          cookieChoices: () => journey.cookieChoices(owner),
          withdrawFetchConsent: (fetchId) => journey.withdrawFetchConsent(personId, fetchId),
          erase: (what) => journey.erase(personId, what),
          document: (kind, orderId) => findDocument(kind, personId, orderId),
        };
      },
    }),
  };
}
