import { recentSearchesCallPath } from "#domain/addresses/content-call-paths.ts";
import { statisticsPath } from "#domain/addresses/content-paths.ts";
import { rankingLogPath } from "#domain/addresses/ranking-log-paths.ts";
import { systemClock } from "#platform/clock.ts";
import { listPeople } from "#simulators/world/people.ts";
import { findVehicle } from "#simulators/world/vehicles.ts";
import { fetchPlans } from "./fetch-clients.ts";
import { findOffers, ordinaryPlate, shopOf } from "./order-clients.ts";
import { ensureFakeClock } from "#tools/services/fake-clock.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { faultLines, type FaultOptions, type Scenario } from "./scenario.ts";
import { TEST_VERTICAL } from "./test-orders.ts";
import { openAnswerBook } from "./answer-book.ts";
import { type Injector, injectorOf } from "./injectors.ts";
import { type DueWatch, joinMatrixParts, type MatrixParts } from "./matrix-parts.ts";
import { COMBINATIONS, type Failure, nameOf, type Part, selectRows } from "./matrix-plan.ts";
import { matrixTable, reportOf, writeRow } from "./matrix-report.ts";
import { faultsOfRow, judgeRow, type MatrixRow, type RowFacts } from "./matrix-verdict.ts";
import { planSearch, search } from "./search-visits.ts";
import { runTraffic, type TrafficPlan } from "./traffic.ts";
import { newBrowser } from "./browser.ts";
import { lookUpVehicle, type Site, startLogin } from "./visits.ts";

/** Traffic before the fault and after it. */
const BEFORE_MS = 1_500;
const AFTER_MS = 2_500;
/** The longest that acknowledged work may take after the fault: a mail whose worker died waits for half a minute. */
const SETTLE_WITHIN_MS = 75_000;
const RECOVER_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 500;

const VERTICALS = [TEST_VERTICAL, "house", "accident", "broadband"] as const;
const COUNTS = {
  searches: 8,
  offers: 5,
  people: 2,
  newsletters: 3,
  fetches: 2,
  vehicles: 4,
  pageRounds: 2,
  watches: 1,
};
/** No plate that asks a simulated insurer for a fault. */
const ORDINARY_PLATES = [""];

/** Breaks one part after the other while visitors search, order, log in and read, and judges what became of it. */
export const matrix: Scenario = {
  world({ seed, only }) {
    const rows = selectRows(only);
    const has = (failure: Failure) => rows.some((row) => row.failure === failure);
    // Before the world: an installation would stop everything that this process does.
    if (has("clock")) ensureFakeClock();
    return {
      topic: "faults_matrix",
      seed,
      speed: "instant",
      web: 2,
      workers: 2,
      servers: "doubled",
      hasLinks: true,
      hasSmallDisks: has("disk"),
      fillsSeries: rows.some(({ part }) => part === "prices"),
      // A worker has to be able to come back while something else is still down.
      startsWhen: "live",
      env: { SPARV_LOG_LEVEL: "info" },
    };
  },
  async run(stack, options) {
    const { seed, log, faultMs } = options;
    const parts = joinMatrixParts(stack);
    const { run } = createRunner(stack, parts, options);
    const done: MatrixRow[] = [];
    try {
      await checkCalm(run, log);
      for (const combination of selectRows(options.only)) {
        const { part, failure } = combination;
        const startedMs = performance.now();
        const name = nameOf(combination);
        const injector = injectorOf(stack, part, failure);
        const facts = await run({ name, part, injector, number: COMBINATIONS.indexOf(combination), faultMs });
        const row = judgeRow(part, failure, facts);
        logFaults(facts, log);
        log(`${name}: ${JSON.stringify(row)} in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
        done.push(row);
        // At once: a run that is interrupted keeps what it has.
        if (options.isWritten) writeRow({ ...row, ranOn: new Date().toISOString().slice(0, 10) });
      }
      const broken = await parts.brokenChains();
      for (const chain of broken) log(`broken audit chain: ${chain}`);
      const report = reportOf(seed, done, broken.length);
      const { lost, doubled, wrong } = report;
      return {
        report: { asked: done.reduce((sum, { requests }) => sum + requests, 0), ...report },
        faults: faultLines({ lost, doubled, wrong }),
        table: matrixTable(done),
      };
    } finally {
      await parts.close();
    }
  },
};

/** The same traffic without a fault: what is lost, doubled, wrong or unanswered there would be taken for the work of one. */
async function checkCalm(run: (row: Row) => Promise<RowFacts>, log: FaultOptions["log"]): Promise<void> {
  const injector = { inject: async () => undefined, heal: async () => undefined };
  const facts = await run({ name: "calm", part: undefined, injector, number: -1, faultMs: 0 });
  logFaults(facts, log);
  const { lost, doubled, wrong } = faultsOfRow(facts);
  const faults = [...lost, ...doubled, ...wrong];
  if (facts.answers.unanswered > 0) faults.push(`${facts.answers.unanswered} requests without an answer`);
  if (faults.length > 0) throw new Error(`without any fault: ${faults.join("; ")}`);
  log(`without a fault: ${facts.answers.answered} of ${facts.answers.requests} requests answered`);
}

function logFaults(facts: RowFacts, log: FaultOptions["log"]): void {
  for (const [kind, lines] of Object.entries(faultsOfRow(facts))) for (const line of lines) log(`  ${kind}: ${line}`);
  for (const [kind, count] of Object.entries(facts.answers.kinds)) log(`  ${count} × ${kind}`);
}

/** One row as it is run. */
interface Row {
  readonly name: string;
  /** Undefined when nothing is broken. */
  readonly part: Part | undefined;
  readonly injector: Injector;
  /** Decides the visitors: they are the same whichever other rows are run. */
  readonly number: number;
  readonly faultMs: number;
}

function createRunner(stack: Stack, parts: MatrixParts, { seed, log }: FaultOptions) {
  async function run({ name, part, injector, number, faultMs }: Row): Promise<RowFacts> {
    const windowMs = BEFORE_MS + faultMs + AFTER_MS;
    const random = seededRandom(seed * 1_000 + number);
    // Apart: how often the run looks depends on the machine.
    const probing = seededRandom(-seed * 1_000 - number);
    await injector.prepare?.();
    if ((await waitUntilRecovered(probing)) === undefined) throw new Error(`the product does not work before ${name}`);
    const plan = await planTraffic(name, part, random);
    const book = openAnswerBook();
    const site = siteOf(book);
    const counted = { ...shop, requested: book.count };
    // Workers fetch the prices that are missing when they start: the fault meets them at it.
    const restarting = part === "prices" ? forgetPrices() : undefined;
    const running = runTraffic(site, counted, plan, { windowMs, random });
    const watches = part === "providers" ? [] : await addWatches(random);
    await systemClock.sleep(BEFORE_MS);
    await injector.inject();
    await systemClock.sleep(faultMs);
    await restarting;
    const healedMs = performance.now();
    await injector.heal();
    const [recoveredMs, traffic] = await Promise.all([waitUntilRecovered(probing, healedMs), running]);
    await waitUntilSettled(part, watches);
    const orders = await parts.orders.judge(traffic.orders);
    const facts: RowFacts = {
      answers: book.read(),
      ordersAsked: traffic.orders.length,
      orders,
      mails: await parts.judgeMails(traffic.newsletters),
      watches: await parts.judgeWatches(watches),
      fetches: await parts.judgeFetches(traffic.fetches),
      days: part === "prices" ? await parts.judgeDays() : [],
      recoveredMs,
    };
    for (const { reportedState, lastFault } of traffic.orders) if (!reportedState) log(`  gave up: ${lastFault}`);
    await injector.restore?.();
    return facts;
  }

  async function planTraffic(rowName: string, part: Part | undefined, random: () => number): Promise<TrafficPlan> {
    const fresh = () => ({ carregnumber: ordinaryPlate(random) });
    const searches = Array.from({ length: COUNTS.searches }, (_, at) => {
      const name = VERTICALS[at % VERTICALS.length] ?? TEST_VERTICAL;
      return planSearch(parts.gateway, name, random, name === TEST_VERTICAL ? fresh() : {});
    });
    const people = listPeople();
    const fetches = fetchPlans.filter(({ expected, isClosed }) => expected === "SUCCESS" && !isClosed);
    const pages = ["/", shop.path, statisticsPath(), recentSearchesCallPath(), rankingLogPath()];
    return {
      searches: await Promise.all(searches),
      offers: (await findOffers(shop, COUNTS.offers, random, ORDINARY_PLATES)).map((offer, at) => ({
        ...offer,
        email: `kund-${rowName.replace("/", "-")}-${at}-${Math.floor(random() * 1e9)}@example.se`,
      })),
      people: take(people, COUNTS.people, random),
      newsletters: Array.from({ length: COUNTS.newsletters }, () => `brev-${Math.floor(random() * 1e12)}@example.se`),
      fetches: take(fetches, COUNTS.fetches, random),
      vehicles: Array.from({ length: COUNTS.vehicles }, () => vehicleOf(ordinaryPlate(random))),
      pages: Array.from({ length: COUNTS.pageRounds }, () => pages).flat(),
      series: part === "prices" ? await parts.todaysSeries() : [],
    };
  }

  async function forgetPrices(): Promise<void> {
    await parts.forgetDays();
    await Promise.all(stack.workers.map((service) => service.kill9()));
    await Promise.all(stack.workers.map((service) => service.restart()));
  }

  async function addWatches(random: () => number): Promise<DueWatch[]> {
    const added: DueWatch[] = [];
    for (let at = 0; at < COUNTS.watches; at++) {
      const changes = { carregnumber: ordinaryPlate(random) };
      added.push(await parts.addWatch(await planSearch(parts.gateway, TEST_VERTICAL, random, changes)));
    }
    return added;
  }

  /** Since the given moment; undefined when it took too long. */
  async function waitUntilRecovered(random: () => number, sinceMs = performance.now()): Promise<number | undefined> {
    const plan = await planSearch(parts.gateway, TEST_VERTICAL, random, { carregnumber: ordinaryPlate(random) });
    while (performance.now() - sinceMs < RECOVER_WITHIN_MS) {
      if (await isRecovered(plan, random)) return performance.now() - sinceMs;
      await systemClock.sleep(LOOK_EVERY_MS);
    }
    return undefined;
  }

  /** Every node is in use, a search has every provider, a register is answered and a login can start. */
  async function isRecovered(plan: Awaited<ReturnType<typeof planSearch>>, random: () => number): Promise<boolean> {
    const site = siteOf(openAnswerBook());
    for (const node of NODES) if (!(await stack.balancer?.isUp(node).catch(() => false))) return false;
    const { plate, brand } = vehicleOf(ordinaryPlate(random));
    const [found, isKnown, login] = await Promise.all([
      search(site, newBrowser(random), { ...plan, hasAssistant: false }),
      lookUpVehicle(site, newBrowser(random), plate, brand),
      startLogin(site, newBrowser(random)),
    ]);
    return found.size === plan.fees.size && isKnown && login !== undefined;
  }

  async function waitUntilSettled(part: Part | undefined, watches: readonly DueWatch[]): Promise<void> {
    const giveUpMs = performance.now() + SETTLE_WITHIN_MS;
    while (performance.now() < giveUpMs) {
      const hasSettled = await parts.isSettled(watches).catch(() => false);
      const days = hasSettled && part === "prices" ? await parts.judgeDays() : [];
      if (hasSettled && days.every(({ isStored }) => isStored)) return;
      await systemClock.sleep(LOOK_EVERY_MS);
    }
    log(`  not settled after ${SETTLE_WITHIN_MS / 1_000} s`);
  }

  const shop = shopOf(stack);
  const siteOf = (book: Site["book"]): Site => ({ url: stack.url, simulatorsUrl: stack.simulatorsUrl, book });

  return { run };
}

const NODES = ["web-1", "web-2", "worker-1", "worker-2", "engine-1", "engine-2", "engine-3"];

const vehicleOf = (plate: string) => ({ plate, brand: findVehicle(plate.replace(" ", ""))?.make ?? "" });

function take<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const from = Math.floor(random() * items.length);
  return Array.from({ length: count }, (_, at) => items[(from + at) % items.length]).filter(
    (item) => item !== undefined,
  );
}
