import { verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { createDeliveryStore } from "#adapters/postgres/delivery-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createProviderGateway, resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { createDeliveryJourney } from "#journeys/delivery/delivery-journey.ts";
import { findCorrectionIn, findDeliveryIn } from "#journeys/delivery/find-delivery.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import type { ReceivedMail } from "#simulators/mail/mailbox.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { FaultWorld } from "./fault-world.ts";
import type { PlannedSwitch, SwitchPorts } from "./switch-clients.ts";
import type { ArrivedMail, JudgedSwitch } from "./switch-verdict.ts";
import { askForQuote, type TestQuote } from "./test-orders.ts";

export const SWITCHED_VERTICAL = "electricity";

/** The runner's own access to the database, the engine and the suppliers' records: it also plays the web node. */
export interface SwitchParts {
  readonly clients: SwitchPorts;
  /** The one that customers may correct. */
  readonly field: string;
  /** Targets of the suppliers at the simulators. */
  readonly targets: readonly string[];
  findQuotes(): Promise<TestQuote[]>;
  /** No mail waits any more. */
  waitUntilMailed(): Promise<void>;
  judge(planned: readonly PlannedSwitch[]): Promise<JudgedSwitch[]>;
  /** Orders in the suppliers' books that none of the planned ones is. */
  countUnknown(planned: readonly PlannedSwitch[]): Promise<number>;
  brokenChains(): Promise<number>;
  close(): Promise<void>;
}

const MAILED_WITHIN_MS = 120_000;
const ASK_WITHIN_MS = 10_000;
const CORRECTION = "correction ";

export function joinSwitchParts({ env, simulatorsUrl }: FaultWorld): SwitchParts {
  const config = readConfig(env);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-faults", connectionFailed: () => undefined });
  const stores = {
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  };
  const outbound = createOutbound({
    resolveTarget: resolveProviderTarget(config),
    metrics: createMetrics(),
    logger: noopLogger,
    clock: systemClock,
  });
  const gateway = createProviderGateway(outbound);
  const verticals = createServerVerticals(systemClock);
  const findDelivery = findDeliveryIn(verticals);
  const vertical = verticals.find(({ description }) => description.name === SWITCHED_VERTICAL);
  const providers = vertical?.providers ?? [];
  const [field] = vertical?.checkout?.corrections?.(swedishDate(systemClock.nowMs())) ?? [];
  if (!field) throw new Error("nothing can be corrected");
  const slugs = providers.flatMap(({ slug, ordering }) => (ordering?.delivery ? [slug] : []));
  const deliveries = createDeliveryStore(stores);
  const starter = createRestateStarter({ ingressUrl: config.restateIngressUrl });
  const simulators = controlSimulators(simulatorsUrl);
  const readBook = async (): Promise<Readonly<Record<string, number>>> =>
    Object.assign({}, ...(await Promise.all(slugs.map((slug) => simulators.orders(targetOf(slug))))));

  async function askSupplier(slug: string, orderId: string): Promise<JudgedSwitch["supplier"]> {
    const delivery = findDelivery(SWITCHED_VERTICAL, slug);
    if (!delivery) return { kind: "not followed", date: undefined };
    const request = delivery.ask(orderId);
    const sent = await gateway.send({ slug, request, deadlineMs: ASK_WITHIN_MS, repeatable: true });
    if (sent.kind === "failed") return { kind: sent.reason, date: undefined };
    const reading = delivery.read(sent.reply);
    return { kind: reading.kind, date: "date" in reading ? reading.date : undefined };
  }

  async function readMails(to: string): Promise<ArrivedMail[]> {
    const answer = await fetch(`${simulatorsUrl}/mail/inbox/messages?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: ReceivedMail[] };
    const ids = messages.map(({ messageId }) => messageId.replace(/^<|@.*$/g, ""));
    const { rows } = await pool.query<{ id: string; template: string }>(
      "select id, template from mails where id = any($1)",
      [ids],
    );
    const templates = new Map(rows.map(({ id, template }) => [id, template]));
    return messages.map(({ headers }, at) => ({
      mailId: ids[at] ?? "",
      template: templates.get(ids[at] ?? "") ?? "unknown",
      isRepeat: Object.keys(headers).some((name) => name.toLowerCase() === "x-sparv-repeat"),
    }));
  }

  async function judgeOne(
    { order, email, facilityIds }: PlannedSwitch,
    book: Readonly<Record<string, number>>,
  ): Promise<JudgedSwitch> {
    const { orderId, providerSlug } = order;
    const delivery = await deliveries.find(orderId);
    const corrections = Object.entries(book).filter(([key]) => key.startsWith(`${CORRECTION}${orderId}-`));
    return {
      orderId,
      corrections: facilityIds.length - 1,
      orderState: (await createOrderStore(stores).load(orderId))?.state,
      state: delivery?.state,
      date: delivery?.date,
      confirmations: delivery?.history.filter(({ state }) => state === "confirmed").length ?? 0,
      supplier: await askSupplier(providerSlug, orderId),
      begun: book[orderId] ?? 0,
      corrected: corrections.reduce((sum, [, count]) => sum + count, 0),
      mails: await readMails(email),
    };
  }

  return {
    field: field.name,
    targets: slugs.map(targetOf),
    clients: {
      orders: createOrderStore(stores),
      starter,
      startFailed: () => undefined,
      journey: createDeliveryJourney({
        orders: createOwnedOrders(stores),
        deliveries,
        findCorrection: findCorrectionIn(verticals),
        starter,
        clock: systemClock,
      }),
    },
    findQuotes: () => Promise.all(slugs.map((slug) => askForQuote(gateway, slug, {}, SWITCHED_VERTICAL))),
    async waitUntilMailed() {
      const isQuiet = async () =>
        (await pool.query("select 1 from mails where state = 'queued' limit 1")).rowCount === 0;
      await waitUntil(isQuiet, MAILED_WITHIN_MS, "all mails to be sent", 250);
    },
    async judge(planned) {
      const book = await readBook();
      const judged: JudgedSwitch[] = [];
      for (const each of planned) judged.push(await judgeOne(each, book));
      return judged;
    },
    async countUnknown(planned) {
      const known = new Set(planned.map(({ order }) => order.orderId));
      return Object.keys(await readBook()).filter((key) => !key.startsWith(CORRECTION) && !known.has(key)).length;
    },
    brokenChains: async () => (await verifyAudit(pool)).filter(({ fault }) => fault).length,
    close: async () => {
      await outbound.close(0);
      await pool.end();
    },
  };
}

const targetOf = (slug: string): string => `insurers/${slug}`;
