import { createDeliveryStore } from "#adapters/postgres/delivery-store.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { createDeliveryJourney } from "#journeys/delivery/delivery-journey.ts";
import { findCorrectionIn, findDeliveryIn } from "#journeys/delivery/find-delivery.ts";
import { systemClock } from "#platform/clock.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { isRepeat, mailIdOf, openRecords, targetOf } from "./records.ts";
import { playWithKills, type Scenario, spreadOver } from "./scenario.ts";
import { type PlannedSwitch, planSwitches, switchUntilSettled } from "./switch-clients.ts";
import {
  type ArrivedMail,
  doubledMails,
  isLostSwitch,
  type JudgedSwitch,
  judgeSwitches,
  missingMails,
} from "./switch-verdict.ts";
import { askForQuote } from "./test-orders.ts";

const VERTICAL = "electricity";
/** Looks every 2 to 10 s; a supplier completes 40 s after the order or its last correction. */
const DAY_SECONDS = 40;
const ORDERS_PER_SECOND = 6;
const MAILED_WITHIN_MS = 120_000;
const ASK_WITHIN_MS = 10_000;
const CORRECTION = "correction ";

/**
 * Orders electricity and follows every switch to its end while worker, engine, database and the line to the mail carrier are killed
 * again and again; then compares with what the suppliers and the carrier have. The runner plays the web node.
 */
export const switches: Scenario = {
  option: "switches",
  count: 500,
  world: ({ seed }) => ({
    topic: "faults_switches",
    seed,
    speed: "instant",
    web: 0,
    workers: 1,
    servers: "own",
    startsWhen: "live",
    env: { SPARV_DELIVERY_DAY_SECONDS: String(DAY_SECONDS) },
  }),
  async run(stack, options) {
    const { count, seed, log } = options;
    const records = openRecords(stack);
    const parts = joinSuppliers(records);
    const quotes = await Promise.all(parts.slugs.map((slug) => askForQuote(records.gateway, slug, {}, VERTICAL)));
    const planned = planSwitches({ quotes, field: parts.field, count }, seededRandom(seed));
    const orderingMs = (count / ORDERS_PER_SECOND) * 1_000;
    return playWithKills("switches", stack, options, {
      windowMs: orderingMs + DAY_SECONDS * 1_000,
      victims: ["worker", "engine", "database", "smtp"],
      targets: parts.slugs.map(targetOf),
      // Faults of any supplier.
      outside: [
        { kind: "5xx", share: 0.03 },
        { kind: "reset", share: 0.02 },
        { kind: "answer-lost", share: 0.05, operation: "correct-switch" },
        { kind: "slow", share: 0.02, delayMs: 1_500 },
      ],
      act: async () => void (await spreadOver(planned, orderingMs, (each) => switchUntilSettled(parts.clients, each))),
      isSettled: records.areMailsSent,
      settlesWithinMs: MAILED_WITHIN_MS,
      async judge() {
        const book = await parts.readBook();
        const judged: JudgedSwitch[] = [];
        for (const each of planned) judged.push(await parts.judgeOne(each, book));
        for (const each of judged)
          if (isLostSwitch(each) || missingMails(each) + doubledMails(each) > 0) log(JSON.stringify(each));
        const known = new Set(planned.map(({ order }) => order.orderId));
        const unknown = Object.keys(book).filter((key) => !key.startsWith(CORRECTION) && !known.has(key)).length;
        const { lost, doubled, mailsMissing, mailsDoubled, uncertain } = judgeSwitches(judged, unknown);
        return {
          // A switch that did not end as its supplier states is lost: there is no third way to be wrong.
          counts: { asked: count, lost, doubled, wrong: 0, answeredShare: (count - lost - uncertain) / count },
          faults: { mailsMissing, mailsDoubled, brokenChains: (await records.brokenChains()).length },
          also: {
            uncertain,
            corrections: judged.reduce((sum, { corrected }) => sum + corrected, 0),
            mails: judged.reduce((sum, { mails }) => sum + mails.length, 0),
          },
        };
      },
      close: records.close,
    });
  },
};

function joinSuppliers({ config, pool, stores, gateway, listMails, readBooks }: ReturnType<typeof openRecords>) {
  const verticals = createServerVerticals(systemClock);
  const findDelivery = findDeliveryIn(verticals);
  const vertical = verticals.find(({ description }) => description.name === VERTICAL);
  const [field] = vertical?.checkout?.corrections?.(swedishDate(systemClock.nowMs())) ?? [];
  if (!field) throw new Error("nothing can be corrected");
  const slugs = (vertical?.providers ?? []).flatMap(({ slug, ordering }) => (ordering?.delivery ? [slug] : []));
  const deliveries = createDeliveryStore(stores);
  const orders = createOrderStore(stores);
  const starter = createRestateStarter({ ingressUrl: config.restateIngressUrl });

  async function askSupplier(slug: string, orderId: string): Promise<JudgedSwitch["supplier"]> {
    const delivery = findDelivery(VERTICAL, slug);
    if (!delivery) return { kind: "not followed", date: undefined };
    const request = delivery.ask(orderId);
    const sent = await gateway.send({ slug, request, deadlineMs: ASK_WITHIN_MS, repeatable: true });
    if (sent.kind === "failed") return { kind: sent.reason, date: undefined };
    const reading = delivery.read(sent.reply);
    return { kind: reading.kind, date: "date" in reading ? reading.date : undefined };
  }

  async function readMails(to: string): Promise<ArrivedMail[]> {
    const mails = await listMails(to);
    const { rows } = await pool.query<{ id: string; template: string }>(
      "select id, template from mails where id = any($1)",
      [mails.map(mailIdOf)],
    );
    const templates = new Map(rows.map(({ id, template }) => [id, template]));
    return mails.map((mail) => ({
      mailId: mailIdOf(mail),
      template: templates.get(mailIdOf(mail)) ?? "unknown",
      isRepeat: isRepeat(mail),
    }));
  }

  return {
    slugs,
    /** The one that customers may correct. */
    field: field.name,
    clients: {
      orders,
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
    readBook: async (): Promise<Readonly<Record<string, number>>> =>
      Object.assign({}, ...(await readBooks(slugs)).values()),
    async judgeOne(
      { order, email, facilityIds }: PlannedSwitch,
      book: Readonly<Record<string, number>>,
    ): Promise<JudgedSwitch> {
      const { orderId, providerSlug } = order;
      const delivery = await deliveries.find(orderId);
      const corrections = Object.entries(book).filter(([key]) => key.startsWith(`${CORRECTION}${orderId}-`));
      return {
        orderId,
        corrections: facilityIds.length - 1,
        orderState: (await orders.load(orderId))?.state,
        state: delivery?.state,
        date: delivery?.date,
        confirmations: delivery?.history.filter(({ state }) => state === "confirmed").length ?? 0,
        supplier: await askSupplier(providerSlug, orderId),
        begun: book[orderId] ?? 0,
        corrected: corrections.reduce((sum, [, count]) => sum + count, 0),
        mails: await readMails(email),
      };
    },
  };
}
