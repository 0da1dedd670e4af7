import { systemClock } from "#platform/clock.ts";
import { UNDECIDED_ANSWERS } from "#domain/application/answer-state.ts";
import { applyForCredit } from "#verticals/_credit/protocols/apply-credit.ts";
import { type ApplicationWorld, FIELDS, startApplicationWorld } from "./application-world.ts";

export interface ApplicationFaultOptions {
  readonly applications: number;
  readonly killsEach: number;
  /** How long a day of the lenders and of ours lasts. */
  readonly dayMs: number;
  readonly log: (line: string) => void;
}

export interface ApplicationFaultReport {
  readonly applications: number;
  readonly answers: number;
  readonly workerKills: number;
  readonly engineKills: number;
  /** Answers without a decision, or that a lender has given and we do not have. */
  readonly lost: number;
  /** Applications that a lender got more than once. */
  readonly doubled: number;
  /** Offers without exactly one mail. */
  readonly mailsWrong: number;
  /** Applications that a stranger could read. */
  readonly strayed: number;
}

/** At this amount no lender asks for more, one declines, and the others make an offer. */
const AMOUNT_KR = "60000";
const DECLINING = "skarvan";

/** Makes applications while the worker's listener is cut and the engine killed, and counts what became of them after four days. */
export async function runApplicationFaults(options: ApplicationFaultOptions): Promise<ApplicationFaultReport> {
  const world = await startApplicationWorld("faults_applications", options.dayMs);
  try {
    return await run(world, options);
  } finally {
    await world.stop();
  }
}

async function run(world: ApplicationWorld, options: ApplicationFaultOptions): Promise<ApplicationFaultReport> {
  const { applications: count, killsEach, dayMs, log } = options;
  const killing = killInTurn(world, killsEach, dayMs, log);
  const sweeping = new AbortController();
  const sweeps = sweepUntil(world, sweeping.signal);
  const hashes: string[] = [];
  while (hashes.length < count) {
    // The engine may be down: the sweep starts what was not started.
    hashes.push(await world.apply({ ...FIELDS, amount: AMOUNT_KR }));
    if (hashes.length % 50 === 0) log(`${hashes.length} applications made`);
  }
  await killing;
  await untilDecided(world, 6 * dayMs + 60_000);
  sweeping.abort();
  await sweeps;
  return { ...(await judge(world, hashes, log)), workerKills: killsEach, engineKills: killsEach };
}

async function killInTurn({ engine }: ApplicationWorld, times: number, dayMs: number, log: (line: string) => void) {
  for (let time = 1; time <= times; time++) {
    await systemClock.sleep((4 * dayMs) / (times + 1));
    await engine.restartWorker();
    await engine.restate.kill9();
    await engine.restate.restart();
    log(`worker and engine ended and started, ${time} of ${times}`);
  }
}

/** As the worker does. */
async function sweepUntil(world: ApplicationWorld, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await world.sweep().catch(() => undefined);
    await systemClock.sleep(SWEEP_MS, signal).catch(() => undefined);
  }
}

const SWEEP_MS = 5_000;

/** Until every provider has decided, or the time is up. */
async function untilDecided(world: ApplicationWorld, limitMs: number): Promise<void> {
  const endMs = systemClock.nowMs() + limitMs;
  while (systemClock.nowMs() < endMs) {
    const { rows } = await world.pool.query<{ open: number }>(
      "select count(*)::integer as open from application_answers where state = any($1)",
      [UNDECIDED_ANSWERS],
    );
    if (rows[0]?.open === 0) return;
    await systemClock.sleep(1_000);
  }
}

async function judge(world: ApplicationWorld, hashes: readonly string[], log: (line: string) => void) {
  const placed = new Map<string, Readonly<Record<string, number>>>();
  for (const { slug } of applyForCredit.providers) placed.set(slug, await world.lenders.orders(`insurers/${slug}`));
  const { rows } = await world.pool.query<{ about: string; count: number }>(
    `select split_part(key, ':', 2) as about, count(*)::integer as count from mails
     where template = 'application-offered' group by 1`,
  );
  const mails = new Map(rows.map(({ about, count }) => [about, count]));
  const counted = { applications: hashes.length, answers: 0, lost: 0, doubled: 0, mailsWrong: 0, strayed: 0 };
  for (const hash of hashes) {
    const answers = await world.answers.ofApplication(world.people.applicant, hash);
    counted.answers += answers.length;
    counted.lost += applyForCredit.providers.length - answers.length;
    for (const { answerId, providerSlug, state } of answers) {
      const expected = providerSlug === DECLINING ? "declined" : "offered";
      const times = placed.get(providerSlug)?.[`application ${answerId}`] ?? 0;
      if (state !== expected || times === 0) {
        counted.lost++;
        log(`lost: ${providerSlug}, ${answerId}, is ${state}, sent ${times} times`);
      }
      if (times > 1) counted.doubled++;
      if ((mails.get(answerId) ?? 0) !== (expected === "offered" ? 1 : 0)) counted.mailsWrong++;
    }
    const seen = await world.answers.ofApplication(world.people.stranger, hash);
    if (seen.length > 0 || (await world.applications.find(world.people.stranger, hash))) counted.strayed++;
  }
  return counted;
}
