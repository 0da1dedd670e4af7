import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import { findOrderingIn } from "#journeys/order/find-ordering.ts";
import { systemClock } from "#platform/clock.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import type { ProviderOrdering } from "#verticals/_contract/provider.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { AskedOrder } from "./order-clients.ts";
import { isLost, isWrong, type JudgedOrder, judgeOrders, requiresMail } from "./order-verdict.ts";
import { countFirst, type Records } from "./records.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** The longest an order may take after the last death: the wait for a lost answer, some tries, the sweep. */
export const SETTLES_WITHIN_MS = 180_000;
const LOOK_WITHIN_MS = 10_000;

/** Compares what customers saw of their orders with the database, the providers' books and the mails. */
export function createOrderJudge(records: Records) {
  const { pool, stores, gateway } = records;
  const orders = createOrderStore(stores);
  const verticals = createServerVerticals(systemClock);
  const findOrdering = findOrderingIn(verticals);
  const providers = verticals.find(({ description }) => description.name === TEST_VERTICAL)?.providers ?? [];
  const slugs = providers.flatMap(({ slug, ordering }) => (ordering ? [slug] : []));

  /** The provider returns the number of the first placement only; later ones get names of our own. */
  async function numbersOf(ordering: ProviderOrdering, slug: string, orderId: string, count: number) {
    const request = ordering.find(orderId);
    const sent = await gateway.send({ slug, request, deadlineMs: LOOK_WITHIN_MS, repeatable: true });
    const found = sent.kind === "replied" ? ordering.readFound(sent.reply) : undefined;
    const first = found?.kind === "placed" ? found.providerOrderId : "unreadable";
    return [first, ...Array.from({ length: count - 1 }, (_, at) => `placed again, ${at + 2}`)];
  }

  async function judgeOne(
    { offer, reportedState }: AskedOrder,
    books: Awaited<ReturnType<Records["readBooks"]>>,
  ): Promise<JudgedOrder> {
    const slug = providers.find(({ providerId }) => providerId === offer.providerId)?.slug ?? "";
    const { rows } = await pool.query<Row>(ROWS, [offer.resultId]);
    const ordering = findOrdering(TEST_VERTICAL, slug);
    const numbers = await Promise.all(
      rows.map(async ({ id }) => {
        const count = books.get(slug)?.[id] ?? 0;
        return count > 0 && ordering ? numbersOf(ordering, slug, id, count) : [];
      }),
    );
    const last = rows.at(-1);
    return {
      orderId: last?.id ?? "",
      isAcknowledged: reportedState !== undefined,
      isToBeRefused: offer.isToBeRefused,
      state: last?.state,
      providerOrderId: last?.provider_order_id ?? undefined,
      placedNumbers: numbers.flat(),
      reportedState,
      mails: countFirst(await records.listMails(offer.email)),
      mailsDue: rows.filter(({ state }) => requiresMail(state)).length,
    };
  }

  async function judge(asked: readonly AskedOrder[]): Promise<JudgedOrder[]> {
    const books = await records.readBooks(slugs);
    const judged: JudgedOrder[] = [];
    for (const each of asked) judged.push(await judgeOne(each, books));
    // A provider's book may also contain orders that we do not know.
    for (const orderId of [...books.values()].flatMap((book) => Object.keys(book)))
      if (!(await orders.load(orderId))) judged.push({ ...UNKNOWN, orderId, placedNumbers: ["unknown"] });
    return judged;
  }

  /** Every order settled, and every mail about one sent. */
  async function isSettled(): Promise<boolean> {
    const acceptedBefore = new Date(Date.now() + MINUTE_MS);
    return (await orders.unsettled({ acceptedBefore, limit: 1 })).length === 0 && (await records.areMailsSent());
  }

  return {
    /** Providers that take orders. */
    slugs,
    judge,
    isSettled,
    waitUntilSettled: () => waitUntil(isSettled, SETTLES_WITHIN_MS, "all orders and mails to settle", 250),
    /** The verdict on these when they are settled; what is wrong and who gave up is logged. */
    async settleAndJudge(asked: readonly AskedOrder[], log: (line: string) => void) {
      await waitUntil(isSettled, SETTLES_WITHIN_MS, "all orders and mails to settle", 250).catch((error: Error) =>
        log(error.message),
      );
      return this.verdictOn(asked, log);
    },
    async verdictOn(asked: readonly AskedOrder[], log: (line: string) => void) {
      const judged = await judge(asked);
      for (const order of judged) if (isLost(order) || isWrong(order)) log(JSON.stringify(order));
      const gaveUp = asked.filter(({ reportedState }) => reportedState === undefined);
      for (const [fault, those] of Map.groupBy(gaveUp, ({ lastFault }) => lastFault))
        log(`${those.length} gave up: ${fault}`);
      return judgeOrders(judged, asked.length);
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
