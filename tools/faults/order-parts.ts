import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { findOrderingIn } from "#journeys/order/find-ordering.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import type { ProviderOrdering } from "#verticals/_contract/provider.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { AskedOrder } from "./order-clients.ts";
import { requiresMail, type JudgedOrder } from "./order-verdict.ts";
import type { FaultWorld } from "./fault-world.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** The runner's own access to the database and to the providers' records. */
export interface OrderParts {
  /** Providers that take orders. */
  readonly slugs: readonly string[];
  /** Every order settled, and every mail about one sent. */
  waitUntilSettled(): Promise<void>;
  judge(asked: readonly AskedOrder[]): Promise<JudgedOrder[]>;
  /** Audit chains that have been changed. */
  brokenChains(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The longest an order may take after the last death: the wait for a lost answer, some tries, the sweep. */
const SETTLE_WITHIN_MS = 180_000;
const LOOK_WITHIN_MS = 10_000;

export function joinOrderParts(world: Pick<FaultWorld, "env" | "simulatorsUrl">): OrderParts {
  const config = readConfig(world.env);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-faults", connectionFailed: () => undefined });
  const orders = createOrderStore({
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
  const outbound = createOutbound({
    resolveTarget: resolveProviderTarget(config),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const gateway = createProviderGateway(outbound);
  const verticals = createServerVerticals(systemClock);
  const findOrdering = findOrderingIn(verticals);
  const providers = verticals.find(({ description }) => description.name === TEST_VERTICAL)?.providers ?? [];
  const slugs = providers.flatMap(({ slug, ordering }) => (ordering ? [slug] : []));
  const soon = () => new Date(Date.now() + MINUTE_MS);
  const areAllSettled = async () => {
    if ((await orders.unsettled({ acceptedBefore: soon(), limit: 1 })).length > 0) return false;
    return (await pool.query("select 1 from mails where state = 'queued' limit 1")).rowCount === 0;
  };

  async function judgeOne({ offer, reportedState }: AskedOrder, books: Books): Promise<JudgedOrder> {
    const slug = providers.find(({ providerId }) => providerId === offer.providerId)?.slug ?? "";
    const { rows } = await pool.query<Row>(ROWS, [offer.resultId]);
    const ordering = findOrdering(TEST_VERTICAL, slug);
    const numbers = await Promise.all(
      rows.map(async ({ id }) => {
        const count = books.get(slug)?.[id] ?? 0;
        return count > 0 && ordering ? numbersOf(gateway, ordering, slug, id, count) : [];
      }),
    );
    const last = rows.at(-1);
    const mails = await readMails(world.simulatorsUrl, offer.email);
    return {
      orderId: last?.id ?? "",
      isAcknowledged: reportedState !== undefined,
      isToBeRefused: offer.isToBeRefused,
      state: last?.state,
      providerOrderId: last?.provider_order_id ?? undefined,
      placedNumbers: numbers.flat(),
      reportedState,
      mails,
      mailsDue: rows.filter(({ state }) => requiresMail(state)).length,
    };
  }

  return {
    slugs,
    waitUntilSettled: () => waitUntil(areAllSettled, SETTLE_WITHIN_MS, "all orders and mails to settle", 250),
    async judge(asked) {
      const books = await readBooks(world.simulatorsUrl, slugs);
      const judged: JudgedOrder[] = [];
      for (const each of asked) judged.push(await judgeOne(each, books));
      // A provider's book may also contain orders that we do not know.
      for (const orderId of [...books.values()].flatMap((book) => Object.keys(book)))
        if (!(await orders.load(orderId))) judged.push({ ...UNKNOWN, orderId, placedNumbers: ["unknown"] });
      return judged;
    },
    async brokenChains() {
      const broken = (
        await verifyAudit(pool, [], createColumnCipher(config.columnKeys), createLookupHash(config.lookupKey))
      ).filter(({ fault }) => fault);
      return broken.map(({ chain, fault }) => `${chain}: ${fault?.what}`);
    },
    close: async () => {
      await outbound.close(0);
      await pool.end();
    },
  };
}

/** The last one counts: those before it failed. */
const ROWS = `select id, state, provider_order_id from orders where result_id = $1 order by checkout_version`;

interface Row {
  readonly id: string;
  readonly state: OrderState;
  readonly provider_order_id: string | null;
}

const UNKNOWN = {
  isAcknowledged: false,
  isToBeRefused: false,
  state: undefined,
  providerOrderId: undefined,
  reportedState: undefined,
  mails: 0,
  mailsDue: 0,
} as const;

type Book = Readonly<Record<string, number>>;
type Books = ReadonlyMap<string, Book>;

async function readBooks(simulatorsUrl: string, slugs: readonly string[]): Promise<Books> {
  const simulators = controlSimulators(simulatorsUrl);
  const entries = slugs.map(async (slug) => [slug, await simulators.orders(`insurers/${slug}`)] as const);
  return new Map(await Promise.all(entries));
}

/** A mail whose answer was lost is sent once more, marked as a repetition: those are not counted. */
export async function readMails(simulatorsUrl: string, to: string): Promise<number> {
  const answer = await fetch(`${simulatorsUrl}/mail/inbox/messages?to=${encodeURIComponent(to)}`);
  const { messages } = (await answer.json()) as { messages: { headers: Record<string, string> }[] };
  const isRepeat = (headers: Record<string, string>) =>
    Object.keys(headers).some((name) => name.toLowerCase() === "x-sparv-repeat");
  const first = messages.filter(({ headers }) => !isRepeat(headers)).length;
  return first === 0 && messages.length > 0 ? 1 : first;
}

/** The provider returns the number of the first placement only; later ones get names of our own. */
async function numbersOf(
  gateway: ProviderGateway,
  ordering: ProviderOrdering,
  slug: string,
  orderId: string,
  count: number,
): Promise<string[]> {
  const request = ordering.find(orderId);
  const sent = await gateway.send({ slug, request, deadlineMs: LOOK_WITHIN_MS, repeatable: true });
  const found = sent.kind === "replied" ? ordering.readFound(sent.reply) : undefined;
  const first = found?.kind === "placed" ? found.providerOrderId : "unreadable";
  return [first, ...Array.from({ length: count - 1 }, (_, at) => `placed again, ${at + 2}`)];
}
