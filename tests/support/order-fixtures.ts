import { createAnswerStore } from "#adapters/postgres/answer-store.ts";
import { createApplicationStore } from "#adapters/postgres/application-store.ts";
import { createFetchStore } from "#adapters/postgres/fetch-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { readVisitor, VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { INSURED_PREFIX } from "#journeys/order/insured-fields.ts";
import type { AnswerStore } from "#journeys/applications/answer.port.ts";
import type { ApplicationStore } from "#journeys/applications/application.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash, type LookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { newAddress } from "./address.ts";
import { openSession, type TestPerson } from "./open-session.ts";
import { askForQuote, orderOf } from "#tools/faults/test-orders.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";

/** The owner of SPV 24K in the simulated register, and another person. */
export const OWNER = "198502102380";
export const NOT_OWNER = "195802142785";

/** The state before a customer returns to an order: orders in the database and at the provider as after placing them. */
export interface OrderFixtures {
  readonly pool: DatabasePool;
  /** For stores over the same database. */
  readonly stores: StorePorts;
  readonly lookupHash: LookupHash;
  newCustomer(person?: TestPerson): Promise<Customer>;
  /** A placed order; gives its id. */
  place(customer: Pick<Customer, "owner">, given?: GivenOrder): Promise<string>;
  /** An insurance that the customer has fetched; gives the id of the fetch. */
  fetchPolicy(customer: Pick<Customer, "owner">, given?: GivenPolicy): Promise<string>;
  /** For states that no service creates yet. */
  readonly applications: ApplicationStore;
  /** Applications as the workflows store them, with the answer of each provider. */
  readonly answers: AnswerStore;
  close(): Promise<void>;
}

export interface Customer {
  readonly owner: string;
  /** The visitor cookie of its browser. */
  readonly visitorToken: string;
  /** The session cookie, when logged in. */
  readonly sessionToken: string | undefined;
  get(path: string): Promise<Response>;
  /** A form on a page; the answer is a page, or a redirect to one. */
  submit(path: string, fields: Record<string, string>): Promise<Response>;
  post(path: string, fields: Record<string, string>): Promise<CallAnswer>;
}

export interface CallAnswer {
  readonly status: number;
  // Each test reads single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface GivenOrder {
  readonly provider?: keyof typeof insurers;
  readonly startDate?: string;
  readonly personalNumber?: string;
  /** By a visitor who was not identified: the number may be anybody's. */
  readonly isTyped?: boolean;
  readonly email?: string;
  /** What else the customer stated of themselves: phone, address. */
  readonly contact?: Readonly<Record<string, string>>;
  readonly placedDaysAgo?: number;
  /** From a search of the customer. */
  readonly resultId?: string;
  /** The former fee, when it was fetched. */
  readonly former?: { readonly providerName: string; readonly yearlyFeeOre: number };
  /** Stays in the state after acceptance. */
  readonly isUnderWay?: boolean;
  /** For a home instead of the car. */
  readonly home?: GivenHome;
}

export interface GivenHome {
  readonly vertical: "house" | "flat";
  readonly address: string;
  readonly zip: string;
}

export interface GivenPolicy {
  /** Null: the insurer reports none. */
  readonly renewalDate?: string | null;
  readonly home?: GivenHome;
  readonly insurer?: keyof typeof insurers;
  readonly registrationNumber?: string;
  readonly fetchedDaysAgo?: number;
  readonly yearlyFeeOre?: number;
  readonly personalNumber?: string;
  /** None: nothing of its cover is reported. */
  readonly deductibles?: readonly { readonly name: string; readonly amountOre: number }[];
}

export const START_DATE = dayFromNow(30);

/** As the product counts them: from the day that it is in Sweden. */
export function dayFromNow(days: number): string {
  return addDays(swedishDate(Date.now()), days);
}

export function openOrderFixtures(stack: {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}): OrderFixtures {
  const config = readConfig(stack.env);
  const pool = createPool({ url: config.databaseUrl, name: "test-ordered", connectionFailed: () => undefined });
  const cipher = createColumnCipher(config.columnKeys);
  const lookupHash = createLookupHash(config.lookupKey);
  const orders = createOrderStore({ pool, cipher, lookupHash });
  const fetches = createFetchStore({ pool, cipher });
  const outbound = createOutbound({
    resolveTarget: resolveProviderTarget(config),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const gateway = createProviderGateway(outbound);
  const cookieKeys = createCookieKeys(config);
  return {
    pool,
    stores: { pool, cipher, lookupHash },
    lookupHash,
    applications: createApplicationStore({ pool, cipher, lookupHash }),
    answers: createAnswerStore({ pool, cipher, lookupHash }),
    async newCustomer(person) {
      const visitorToken = randomId();
      const visitor = `${VISITOR_COOKIE}=${visitorToken}`;
      const owner = readVisitor(visitor, cookieKeys, noFormerIds).owner();
      const sessionToken = person ? await openSession(pool, config, person, owner) : undefined;
      const session = sessionToken === undefined ? "" : `; ${SESSION_COOKIE}=${sessionToken}`;
      const headers = { origin: stack.url, cookie: visitor + session, "x-forwarded-for": newAddress() };
      return {
        owner,
        visitorToken,
        sessionToken,
        get: (path) => fetch(stack.url + path, { headers, redirect: "manual" }),
        submit: (path, fields) =>
          fetch(stack.url + path, { method: "POST", headers, redirect: "manual", body: new URLSearchParams(fields) }),
        async post(path, fields) {
          const answer = await fetch(stack.url + path, { method: "POST", headers, body: new URLSearchParams(fields) });
          return { status: answer.status, body: await answer.json() };
        },
      };
    },
    async place({ owner }, given = {}) {
      const { provider = "rattvis", startDate = START_DATE, personalNumber = OWNER, email = "kund@exempel.se" } = given;
      const made = orderOf(await askForQuote(gateway, provider));
      const resultId = given.resultId ?? made.resultId;
      const order = {
        ...made,
        resultId,
        owner,
        startDate,
        former: given.former,
        offer: { ...made.offer, providerName: insurers[provider].name },
        personal: {
          personalNumber,
          email,
          name: "Anna Lindqvist",
          ...given.contact,
          ...(given.home ? { [`${INSURED_PREFIX}address`]: given.home.address } : {}),
        },
        ...(given.home ? { vertical: given.home.vertical, fields: { zip: given.home.zip } } : {}),
      };
      await orders.accept(order, given.isTyped ? undefined : "session");
      if (given.isUnderWay) return order.orderId;
      const ordering = createServerVerticals(systemClock)
        .flatMap(({ providers }) => providers)
        .find(({ slug }) => slug === provider)?.ordering;
      if (!ordering) throw new Error(`${provider} takes no orders`);
      const sent = await gateway.send({
        slug: provider,
        request: ordering.place({ ...order, reference: order.orderId, personalNumber }),
        deadlineMs: 10_000,
        repeatable: false,
      });
      const placed = sent.kind === "replied" ? ordering.readPlaced(sent.reply) : sent;
      if (placed.kind !== "placed") throw new Error(`not placed: ${JSON.stringify(placed)}`);
      await orders.begin(order.orderId);
      await orders.settle(order.orderId, { state: "placed", providerOrderId: placed.providerOrderId });
      await pool.query("update orders set settled_at = settled_at - make_interval(days => $2) where id = $1", [
        order.orderId,
        given.placedDaysAgo ?? 0,
      ]);
      return order.orderId;
    },
    async fetchPolicy({ owner }, given = {}) {
      const { renewalDate = START_DATE, insurer = "granskog", registrationNumber = "SPV24K" } = given;
      const { personalNumber = OWNER } = given;
      const { slug, shopId, name } = insurers[insurer];
      const fetchId = randomId();
      await fetches.begin({
        fetchId,
        owner,
        vertical: given.home?.vertical ?? "car",
        shopId,
        providerSlug: slug,
        providerName: name,
        loginMethod: "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
        subject: { personalNumber, registrationNumber },
        personLookup: lookupHash("person", personalNumber),
        consent: { textVersion: "test", text: "test" },
        returnNonce: undefined,
        returnPath: "/",
      });
      await fetches.noteLogin(fetchId);
      await fetches.settle(fetchId, "SUCCESS", {
        insuranceName: undefined,
        yearlyFeeOre: given.yearlyFeeOre ?? 400_000,
        isCampaignInsurance: false,
        renewalDate: renewalDate ?? undefined,
        deductibles: given.deductibles ?? [],
        searchParameters: given.home
          ? { address: given.home.address, zip: given.home.zip }
          : { carregnumber: registrationNumber },
      });
      await pool.query("update fetches set ended_at = ended_at - make_interval(days => $2) where id = $1", [
        fetchId,
        given.fetchedDaysAgo ?? 0,
      ]);
      return fetchId;
    },
    async close() {
      await outbound.close(0);
      await pool.end();
    },
  };
}
