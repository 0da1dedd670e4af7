import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import { createProviderGateway, resolveSeriesTarget } from "#adapters/providers/provider-gateway.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { OPEN_STATES } from "#domain/order/order-state.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { AskedFetch } from "./fetch-clients.ts";
import { AGGREGATOR, judgedFetches, OPEN_FETCHES } from "./fetches.ts";
import type { JudgedDay, JudgedMail, JudgedWatch } from "./matrix-verdict.ts";
import { createOrderJudge } from "./order-judge.ts";
import { countFirst, openRecords } from "./records.ts";
import type { SearchPlan } from "./search-visits.ts";
import type { Traffic } from "./traffic.ts";

export type MatrixParts = ReturnType<typeof joinMatrixParts>;

export interface DueWatch {
  readonly watchId: string;
  readonly email: string;
}

export interface SeriesDay {
  readonly source: string;
  readonly key: string;
  readonly day: string;
  readonly values: readonly number[];
}

const FORMER_ORE = 90_000_00;
const THRESHOLD_ORE = 500_00;
const RENEWS_IN_DAYS = 45;
/** Of each key: enough that a run of the worker meets the fault, few enough for a short one. */
const JUDGED_DAYS = 12;
const DAY_WITHIN_MS = 10_000;

/** What the judge of the matrix reads past all links, and what it plants. */
export function joinMatrixParts(stack: Stack) {
  const records = openRecords(stack);
  const { pool, count, simulators, listMails } = records;
  const toSeries = records.outboundTo(resolveSeriesTarget(records.config));
  const seriesGateway = createProviderGateway(toSeries);
  const watchStore = createWatchStore(records.stores);
  const [source] = createServerVerticals(systemClock).flatMap(({ series }) => series ?? []);
  const countMails = async (to: string): Promise<number> => countFirst(await listMails(to));

  const judgeWatch = async ({ watchId, email }: DueWatch): Promise<JudgedWatch> => ({
    watchId,
    findings: await count("watch_findings where watch_id = $1", [watchId]),
    mailsDue: await count(
      "watch_findings where watch_id = $1 and notice is not null and coalesce(notify_at, found_at) <= now()",
      [watchId],
    ),
    mails: await countMails(email),
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
    orders: createOrderJudge(records),
    gateway: records.gateway,
    brokenChains: records.brokenChains,
    /** A watch of a new person that is due now. */
    async addWatch(plan: SearchPlan): Promise<DueWatch> {
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
    /** Nothing that was promised is under way. */
    async isSettled(watches: readonly DueWatch[]): Promise<boolean> {
      if ((await count("orders where state = any($1)", [OPEN_STATES])) > 0) return false;
      if (!(await records.areMailsSent())) return false;
      if ((await count(OPEN_FETCHES)) > 0) return false;
      const judged = await Promise.all(watches.map(judgeWatch));
      return judged.every(isWatchDone);
    },
    judgeMails: (promised: Traffic["newsletters"]): Promise<JudgedMail[]> =>
      Promise.all(promised.map(async (each) => ({ ...each, arrived: await countMails(each.to) }))),
    judgeWatches: (watches: readonly DueWatch[]) => Promise.all(watches.map(judgeWatch)),
    judgeFetches: async (asked: readonly AskedFetch[]) => judgedFetches(asked, await simulators.orders(AGGREGATOR)),
    /** The latest days of the series, beside what the source has. */
    async judgeDays(): Promise<JudgedDay[]> {
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
    /** Makes the latest days missing: a worker that starts fetches them. */
    async forgetDays(): Promise<void> {
      await pool.query("delete from series_days where day >= $1", [latestDays().at(-1)]);
    },
    async todaysSeries(): Promise<readonly SeriesDay[]> {
      const today = swedishDate(Date.now());
      const days = await Promise.all((source?.keys ?? []).map((key) => dayAtSource(key, today)));
      return days.filter((day) => day !== undefined);
    },
    async close(): Promise<void> {
      await toSeries.close(0);
      await records.close();
    },
  };
}

const STORED_DAY =
  "select array_to_string(values, ',') as listed from series_days where source = $1 and key = $2 and day = $3";
