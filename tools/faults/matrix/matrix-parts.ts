import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import {
  createProviderGateway,
  resolveProviderTarget,
  resolveSeriesTarget,
} from "#adapters/providers/provider-gateway.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { OPEN_STATES } from "#domain/order/order-state.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import type { AskedFetch } from "#tools/faults/fetch-clients.ts";
import type { JudgedFetch } from "#tools/faults/fetch-verdict.ts";
import { joinOrderParts, type OrderParts, readMails } from "#tools/faults/order-parts.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { JudgedDay, JudgedMail, JudgedWatch } from "./matrix-verdict.ts";
import type { MatrixWorld } from "./matrix-world.ts";
import type { SearchPlan } from "./search-visits.ts";
import type { Traffic } from "./traffic.ts";

export interface DueWatch {
  readonly watchId: string;
  readonly email: string;
}

/** The runner's own access to the database, to the providers and to what arrived outside, past all links. */
export interface MatrixParts {
  readonly orders: OrderParts;
  readonly gateway: ProviderGateway;
  /** A watch of a new person that is due now. */
  addWatch(plan: SearchPlan): Promise<DueWatch>;
  /** Nothing that was promised is under way. */
  isSettled(watches: readonly DueWatch[]): Promise<boolean>;
  judgeMails(promised: Traffic["newsletters"]): Promise<JudgedMail[]>;
  judgeWatches(watches: readonly DueWatch[]): Promise<JudgedWatch[]>;
  judgeFetches(asked: readonly AskedFetch[]): Promise<JudgedFetch[]>;
  /** The latest days of the series, beside what the source has. */
  judgeDays(): Promise<JudgedDay[]>;
  /** Makes the latest days missing: a worker that starts fetches them. */
  forgetDays(): Promise<void>;
  todaysSeries(): Promise<readonly SeriesDay[]>;
  close(): Promise<void>;
}

export interface SeriesDay {
  readonly source: string;
  readonly key: string;
  readonly day: string;
  readonly values: readonly number[];
}

const AGGREGATOR = "aggregators/insurance-data";
const FORMER_ORE = 90_000_00;
const THRESHOLD_ORE = 500_00;
const RENEWS_IN_DAYS = 45;
/** Of each key: enough that a run of the worker meets the fault, few enough for a short one. */
const JUDGED_DAYS = 12;
const DAY_WITHIN_MS = 10_000;

export function joinMatrixParts(world: Pick<MatrixWorld, "directEnv" | "simulatorsUrl">): MatrixParts {
  const { directEnv: env, simulatorsUrl } = world;
  const config = readConfig(env);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-matrix", connectionFailed: () => undefined });
  const outboundTo = (resolveTarget: ReturnType<typeof resolveProviderTarget>) =>
    createOutbound({ resolveTarget, metrics: createMetrics(), logger: noopLogger, clock: systemClock });
  const [toProviders, toSeries] = [outboundTo(resolveProviderTarget(config)), outboundTo(resolveSeriesTarget(config))];
  const watchStore = createWatchStore({
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
  const simulators = controlSimulators(simulatorsUrl);
  const [source] = createServerVerticals(systemClock).flatMap(({ series }) => series ?? []);
  const seriesGateway = createProviderGateway(toSeries);
  const orders = joinOrderParts({ env, simulatorsUrl });

  const count = async (text: string, values: readonly unknown[] = []): Promise<number> =>
    (await pool.query<{ count: number }>(`select count(*)::integer as count from ${text}`, [...values])).rows[0]
      ?.count ?? 0;

  const judgeWatch = async ({ watchId, email }: DueWatch): Promise<JudgedWatch> => ({
    watchId,
    findings: await count("watch_findings where watch_id = $1", [watchId]),
    mailsDue: await count(
      "watch_findings where watch_id = $1 and notice is not null and coalesce(notify_at, found_at) <= now()",
      [watchId],
    ),
    mails: await readMails(simulatorsUrl, email),
  });
  const isWatchDone = ({ findings, mails, mailsDue }: JudgedWatch): boolean => findings > 0 && mails >= mailsDue;

  async function dayAtSource(key: string, day: string): Promise<SeriesDay | undefined> {
    if (!source) return undefined;
    const request = source.prepare(key, day);
    const sent = await seriesGateway.send({
      slug: source.target,
      request,
      deadlineMs: DAY_WITHIN_MS,
      repeatable: true,
    });
    const reading = sent.kind === "replied" ? source.read(sent.reply, day) : undefined;
    return reading?.kind === "day" ? { source: source.name, key, day, values: reading.values } : undefined;
  }

  const latestDays = (): string[] => {
    const today = swedishDate(Date.now());
    return Array.from({ length: JUDGED_DAYS }, (_, at) => addDays(today, -at));
  };

  return {
    orders,
    gateway: createProviderGateway(toProviders),
    async addWatch(plan) {
      const [watchId, personId] = [randomId(), randomId()];
      const email = `bevakning-${watchId.replaceAll(/\W|_/g, "").toLowerCase()}@example.se`;
      const renewsOn = addDays(swedishDate(Date.now()), RENEWS_IN_DAYS);
      await pool.query(
        "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $1, 'x', 'x', now(), now())",
        [personId],
      );
      await watchStore.turnOn(
        {
          watchId,
          personId,
          heldId: randomId(),
          vertical: plan.vertical.name,
          kind: "renewal",
          noticeBy: renewsOn,
          renewsOn,
          thresholdOre: THRESHOLD_ORE,
          period: renewsOn,
          dueAtMs: Date.now(),
          agreement: {
            email,
            facts: plan.fields,
            former: { providerName: "Granskog", yearlyOre: FORMER_ORE, rows: [] },
            consent: "ja",
          },
        },
        Date.now(),
      );
      return { watchId, email };
    },
    async isSettled(watches) {
      if ((await count("orders where state = any($1)", [OPEN_STATES])) > 0) return false;
      if ((await count("mails where state = 'queued'")) > 0) return false;
      if ((await count(OPEN_FETCHES)) > 0) return false;
      const judged = await Promise.all(watches.map(judgeWatch));
      return judged.every(isWatchDone);
    },
    judgeMails: (promised) =>
      Promise.all(promised.map(async (each) => ({ ...each, arrived: await readMails(simulatorsUrl, each.to) }))),
    judgeWatches: (watches) => Promise.all(watches.map(judgeWatch)),
    async judgeFetches(asked) {
      const books = await simulators.orders(AGGREGATOR);
      return asked.map(({ plan, fetchId = "", status, shownThing, isVisibleToStranger }) => ({
        fetchId,
        expected: plan.expected,
        status,
        thing: plan.thing,
        shownThing,
        collections: books[fetchId] ?? 0,
        isVisibleToStranger,
      }));
    },
    async judgeDays() {
      const judged = (source?.keys ?? []).flatMap((key) =>
        latestDays().map(async (day) => {
          const given = await dayAtSource(key, day);
          const { rows } = await pool.query<{ listed: string }>(STORED_DAY, [source?.name, key, day]);
          const stored = rows[0]?.listed;
          return { day: `${key} ${day}`, isStored: stored !== undefined, isSame: stored === given?.values.join(",") };
        }),
      );
      return Promise.all(judged);
    },
    async forgetDays() {
      await pool.query("delete from series_days where day >= $1", [latestDays().at(-1)]);
    },
    async todaysSeries() {
      const today = swedishDate(Date.now());
      const days = await Promise.all((source?.keys ?? []).map((key) => dayAtSource(key, today)));
      return days.filter((day) => day !== undefined);
    },
    async close() {
      await orders.close();
      await Promise.all([toProviders.close(0), toSeries.close(0)]);
      await pool.end();
    },
  };
}

const OPEN_FETCHES = "fetches where state = 'live' or (state = 'cancelled' and called_off_at is null)";

const STORED_DAY =
  "select array_to_string(values, ',') as listed from series_days where source = $1 and key = $2 and day = $3";
