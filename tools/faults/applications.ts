import { applicationCallPath } from "#domain/addresses/account-call-paths.ts";
import { applyStepPath } from "#domain/addresses/apply-paths.ts";
import { UNDECIDED_ANSWERS } from "#domain/application/answer-state.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { appliedVerticals } from "#verticals/server-registry.ts";
import { findPerson } from "#simulators/world/people.ts";
import { simulatedApplied } from "#simulators/verticals/registry.ts";
import { judgeApplications, type JudgedApplication } from "./application-verdict.ts";
import { type Shop, shopOf, signOrder } from "./order-clients.ts";
import { arrivedIds, openRecords, type Records, targetOf } from "./records.ts";
import { playWithKills, type Scenario, spreadOver } from "./scenario.ts";
import { openAnswerBook } from "./answer-book.ts";
import { type Browser, newBrowser, send } from "./browser.ts";
import { ask, logIn, type Site } from "./visits.ts";

/** At this amount no lender asks for more, one declines, and the others make an offer. */
const AMOUNT_KR = "60000";
const DECLINING = "skarvan";
const ANSWER_DAYS = 4;
const GIVES_UP_MS = 120_000;
const TRIES_AGAIN_MS = 500;
const MOST_PER_SECOND = 1;

const [vertical] = appliedVerticals;
if (!vertical) throw new Error("nothing is applied for");
const { description, apply } = vertical;

/**
 * Visitors fill in an application page by page, sign it with BankID, and lenders answer over four days, while worker, web node, engine and
 * database are killed; then compares with what the lenders and the mail carrier have. Days of the product and of the lenders are as long as
 * `--day-seconds` states.
 */
export const applications: Scenario = {
  option: "applications",
  count: 300,
  world: ({ seed, dayMs }) => ({
    topic: "faults_applications",
    seed,
    speed: "instant",
    web: 2,
    workers: 1,
    servers: "own",
    startsWhen: "live",
    env: { SPARV_DELIVERY_DAY_SECONDS: String(dayMs / 1_000) },
  }),
  async run(stack, options) {
    const { count, dayMs, log } = options;
    const records = openRecords(stack);
    const shop: Shop = { ...shopOf(stack), path: description.path };
    const applyingMs = Math.min(dayMs, (count / MOST_PER_SECOND) * 1_000);
    let made: readonly AppliedFor[] = [];
    const undecided = "application_answers where state = any($1)";
    return playWithKills("applications", stack, options, {
      windowMs: applyingMs + ANSWER_DAYS * dayMs,
      victims: ["worker", "engine", "database", "web"],
      targets: apply.providers.map(({ slug }) => targetOf(slug)),
      // Faults of any lender; none gets an application twice because its answer was lost.
      outside: [
        { kind: "5xx", share: 0.02 },
        { kind: "reset", share: 0.02 },
        { kind: "answer-lost", share: 0.03 },
      ],
      async act() {
        made = await spreadOver(Array.from({ length: count }), applyingMs, (_, at) => applyUntilAnswered(shop, at));
        for (const { hash, faults } of made) if (hash === undefined) log(`gave up: ${[...faults].join("; ")}`);
      },
      isSettled: async () =>
        (await records.count(undecided, [UNDECIDED_ANSWERS])) === 0 && (await records.areMailsSent()),
      settlesWithinMs: (ANSWER_DAYS + 2) * dayMs + 60_000,
      async judge() {
        const judged = await judgeMade(records, shop, made);
        const verdict = judgeApplications(judged, made.length);
        for (const line of verdict.lines) log(line);
        const broken = await records.brokenChains();
        return {
          counts: verdict.counts,
          faults: { ...verdict.faults, brokenChains: broken.length },
          also: { applications: judged.length, answers: judged.reduce((sum, { answers }) => sum + answers.length, 0) },
        };
      },
      close: records.close,
    });
  },
};

interface AppliedFor {
  /** Of the application that the page has confirmed; undefined when the applicant gave up. */
  readonly hash: string | undefined;
  readonly email: string;
  /** What came instead of an answer, each once. */
  readonly faults: ReadonlySet<string>;
}

/** As a browser without script: posts each step, signs, and begins again where it was when nothing comes. */
async function applyUntilAnswered(shop: Shop, at: number): Promise<AppliedFor> {
  const who = { cookie: `${VISITOR_COOKIE}=${randomId()}`, address: `10.7.${(at >> 8) & 255}.${at & 255}` };
  const samples = simulatedApplied.find(({ name }) => name === description.name)?.samples.ordinary ?? {};
  const email = `sokande-${at}@post.example`;
  const fields = { ...samples, ...ORDINARY, amount: AMOUNT_KR, civicnumber: APPLICANT, email };
  const startedMs = performance.now();
  const faults = new Set<string>();
  for (let turn = at; performance.now() - startedMs < GIVES_UP_MS; turn++) {
    try {
      for (const { slug } of description.steps) await openOrPost(shop, who, slug, turn, fields);
      const [review] = description.steps.slice(-1);
      const page = await openOrPost(shop, who, review?.slug ?? "", turn);
      const [, SigningId] = /name="signingid" value="([^"]+)"/.exec(page) ?? [];
      if (SigningId === undefined) throw new Error("the page has no signing");
      const signed = await signOrder(shop, who, { SigningId }, turn);
      if (signed?.Status === "complete" && signed.OrderId !== null) return { hash: signed.OrderId, email, faults };
      faults.add(`the signing is ${signed?.Status}`);
    } catch (error) {
      faults.add(error instanceof Error ? error.message : "no answer");
    }
    await systemClock.sleep(TRIES_AGAIN_MS);
  }
  return { hash: undefined, email, faults };
}

/** What an ordinary applicant answers. */
const ORDINARY = {
  years: "5",
  purpose: "renovation",
  income: "38000",
  employment: "permanent",
  housing: "rental",
  housingcost: "8000",
  children: "1",
  hasothercredit: "no",
  othercredit: "",
  othercreditcost: "",
} as const;

/** Skatteverket's test numbers. */
const APPLICANT = "198502102380";
const STRANGER = "195802142785";

async function judgeMade(
  records: Records,
  shop: Shop,
  made: readonly AppliedFor[],
): Promise<readonly JudgedApplication[]> {
  const books = await records.readBooks(apply.providers.map(({ slug }) => slug));
  const { rows: mails } = await records.pool.query<{ id: string; about: string }>(
    "select id, split_part(key, ':', 2) as about from mails where template = 'application-offered'",
  );
  const readers = { applicant: await readerOf(shop, APPLICANT), stranger: await readerOf(shop, STRANGER) };
  const judged: JudgedApplication[] = [];
  for (const { hash, email } of made) {
    if (hash === undefined) continue;
    const arrived = arrivedIds(await records.listMails(email));
    const { rows } = await records.pool.query<{ id: string; provider_slug: string; state: string }>(
      "select id, provider_slug, state from application_answers where application_id = $1",
      [hash],
    );
    judged.push({
      hash,
      lenders: apply.providers.length,
      answers: rows.map(({ id, provider_slug: slug, state }) => ({
        answerId: id,
        slug,
        state,
        expected: slug === DECLINING ? "declined" : "offered",
        sent: books.get(slug)?.[`application ${id}`] ?? 0,
        mails: mails.filter(({ about }) => about === id).reduce((sum, mail) => sum + count(arrived, mail.id), 0),
      })),
      isVisibleToApplicant: (await readers.applicant(hash)) === 200,
      isVisibleToStranger: (await readers.stranger(hash)) !== 404,
    });
  }
  return judged;
}

const count = (ids: readonly string[], wanted: string): number => ids.filter((id) => id === wanted).length;

/** Logs in, and reads an application by its call: the status of the answer. */
async function readerOf({ publicOrigin, simulatorsUrl }: Shop, personalNumber: string) {
  const site: Site = { url: publicOrigin, simulatorsUrl, book: openAnswerBook() };
  const who = newBrowser(Math.random);
  const person = findPerson(personalNumber);
  if (!person) throw new Error(`no person ${personalNumber}`);
  await logIn(site, who, person);
  return async (hash: string): Promise<number | undefined> =>
    (await ask(site, who, `${applicationCallPath()}?applicationHash=${hash}`))?.status;
}

async function openOrPost(
  shop: Shop,
  who: Browser,
  slug: string,
  turn: number,
  fields?: Readonly<Record<string, string>>,
): Promise<string> {
  const { status, text } = await send(shop, who, applyStepPath(description, slug), { fields, turn });
  if (status !== (fields ? 303 : 200)) throw new Error(`step ${slug}: ${status}`);
  return text;
}
