import { mailDocuments } from "#adapters/email/mail-documents.ts";
import { createAccountStore } from "#adapters/postgres/account-store.ts";
import { createApplicationStore } from "#adapters/postgres/application-store.ts";
import { createGivenConsents } from "#adapters/postgres/given-consents.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import type { AccountServices, OwnDocument } from "#http/contract/account-services.ts";
import { writeConfirmation } from "#http/presenters/order-confirmation.ts";
import { type AccountJourney, createAccountJourney } from "#journeys/account/account-journey.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface AccountSetup {
  readonly config: Pick<Config, "lookupKey" | "hasDemoMarks">;
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly favourites: FavouritesJourney;
  readonly searches: Pick<SearchJourney, "find">;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
}

export interface Account {
  readonly journey: AccountJourney;
  /** For one person, in one browser. */
  forPages(personId: string, owner: string): AccountServices;
}

/** Joins what my pages show. */
export function createAccount({ config, pool, cipher, ...setup }: AccountSetup): Account {
  const stored = { pool, cipher, lookupHash: createLookupHash(config.lookupKey) };
  const account = createAccountStore({ pool, cipher, hasDemoMarks: config.hasDemoMarks });
  const [owned, orders, mails] = [createOwnedOrders(stored), createOrderStore(stored), createMailStore(stored)];
  const journey = createAccountJourney({
    ...setup,
    account,
    applications: createApplicationStore(stored),
    savings: createSavingStore(pool),
    consents: createGivenConsents(pool),
  });

  const confirmation = async (personId: string, orderId: string): Promise<OwnDocument | undefined> => {
    // By person alone: my pages are not this browser's.
    const own = await owned.find(orderId, { owner: "", personId });
    const order = own && (await orders.load(orderId));
    const vertical = setup.verticals.find(({ description }) => description.name === order?.vertical);
    return order && writeConfirmation(order, vertical?.description.texts.product ?? "");
  };
  const notice = async (personId: string, orderId: string): Promise<OwnDocument | undefined> => {
    const mailId = await account.noticeMailId(personId, orderId);
    const mail = mailId === undefined ? undefined : await mails.load(mailId);
    const letter = mail && mailDocuments[mail.template]?.(mail.variables);
    return letter && { fileName: letter.fileName, content: new Uint8Array(letter.content) };
  };

  return {
    journey,
    forPages: (personId, owner) => ({
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
      document: (kind, orderId) => (kind === "notice" ? notice : confirmation)(personId, orderId),
    }),
  };
}
