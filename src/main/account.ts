import { mailDocuments } from "#adapters/email/mail-documents.ts";
import { createAccessNotices } from "#adapters/postgres/access-notice.ts";
import { createAccountStore } from "#adapters/postgres/account-store.ts";
import { createApplicationStore } from "#adapters/postgres/application-store.ts";
import { createFollowedCancellations } from "#adapters/postgres/followed-cancellations.ts";
import { createGivenConsents } from "#adapters/postgres/given-consents.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createOwnDataStore } from "#adapters/postgres/own-data/own-data-store.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import type { AccountPages } from "#http/contract/page-services.ts";
import { writeEvidence } from "#http/presenters/cancellation-evidence.ts";
import { writeConfirmation } from "#http/presenters/order-confirmation.ts";
import { writeOwnData } from "#http/presenters/own-data-document.ts";
import { applicationCalls } from "#http/routes/application.route.ts";
import { createFollowCancellation } from "#journeys/after-order/follow-cancellation.ts";
import { createAccountJourney } from "#journeys/account/account-journey.ts";
import { listClaimHelps } from "#journeys/claims/list-claim-helps.ts";
import { listHeldContracts } from "#journeys/household/held-contracts.ts";
import { createOwnDocuments } from "#journeys/account/own-documents.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { createMyDataJourney } from "#journeys/my-data/my-data-journey.ts";
import { randomId } from "#platform/ids.ts";
import { createHeldPorts } from "./held-contracts.ts";
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
  resources: Pick<Resources, "config" | "pool" | "cipher" | "lookupHash" | "verticals" | "applied" | "clock">,
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
  const following = createFollowCancellation({
    cancellations: createFollowedCancellations(resources),
    mail: mailing,
    verticals,
  });
  const findDocument = createOwnDocuments({
    account,
    owned: createOwnedOrders(resources),
    orders: createOrderStore(resources),
    mails: mailing.mails,
    verticals,
    findCancellation: (personId, orderId) => following.find(personId, orderId),
    writeEvidence,
    writeConfirmation,
    writeNotice: ({ template, variables }) => mailDocuments[template]?.(variables, mailNounsIn(verticals)(variables)),
  });
  const heldPorts = createHeldPorts(resources);
  const held = (personId: string) => listHeldContracts(heldPorts, personId);
  const claimsPorts = { account, held, verticals, clock };
  const myData = createMyDataJourney({
    data: createOwnDataStore(resources),
    mailing,
    notices: createAccessNotices(resources),
    verticals,
    clock,
    newId: randomId,
  });
  return {
    calls: applicationCalls(journey),
    pages: ({ visitor }: Reader): Omit<AccountPages, "household"> => ({
      erasureReceipt: (receiptId) => myData.receipt(receiptId, visitor.owner()),
      account({ personId, loggedInAtMs }) {
        const owner = visitor.owner();
        const subject = { personId, owner };
        return {
          orders: () => journey.orders(personId),
          claims: () => listClaimHelps(claimsPorts, personId),
          saved: () => journey.saved(personId),
          favourites: () => journey.favourites(personId, owner),
          removeFavourite: (favouriteId) => journey.removeFavourite(personId, favouriteId),
          applications: () => journey.applications(personId),
          logins: () => journey.logins(personId),
          fetchConsents: () => journey.fetchConsents(personId),
          cookieChoices: () => journey.cookieChoices(owner),
          withdrawFetchConsent: (fetchId) => journey.withdrawFetchConsent(personId, fetchId),
          erase: (what) => journey.erase(personId, what),
          cancellation: (orderId) => following.find(personId, orderId),
          confirmCancellation: (orderId, answer) => following.confirm(personId, orderId, answer),
          dataEvents: (asked) => myData.events(subject, asked),
          exportAll: () => myData.exportAll(subject, loggedInAtMs),
          exportPage: async () => {
            const exported = await myData.exportAll(subject, loggedInAtMs);
            return exported && writeOwnData(exported);
          },
          mayErase: () => myData.mayErase(loggedInAtMs),
          receiptAddress: () => myData.receiptAddress(subject),
          eraseAll: (mailTo) => myData.erase(subject, { loggedInAtMs, mailTo }),
          document: (kind, orderId) => findDocument(kind, personId, orderId),
        };
      },
    }),
  };
}
