import { Pool } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { createFormTokens, FORM_HEADER } from "#http/middleware/form-token.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import { createRedis } from "#platform/redis/redis.ts";
import { startTemporaryRedis, type TemporaryRedis } from "#tests/support/temporary-redis.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { findVehicle } from "#simulators/world/vehicles.ts";
import { type FetchWorld, startFetchWorld } from "#tests/contracts/fetch/fetch-world.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { areaUnderCurve } from "./area-under-curve.ts";

/** An attacker who wants to know who owns a car, and has every personal number. `SPARV_GUESSES=10000` is the full run, slow because each guess is audited in one chain. */
const GUESSES = Number(process.env["SPARV_GUESSES"] ?? 2_000);
const AT_ONCE = 100;
/** A guess by coin has 0.5; with a thousand answers on each side chance stays within some hundredths of it. */
const MAX_AREA = 0.55;
const OWNER_INFO = "/forsakring/bil/get-owner-insurance-info";
const INIT = "/forsakring/bil/init-fetch-insurance-data";

let redisServer: TemporaryRedis;
let world: FetchWorld;
let pool: Pool;
let consentversion: string;
let flush: () => Promise<unknown>;

beforeAll(async () => {
  redisServer = await startTemporaryRedis();
  world = await startFetchWorld("ownership_guesses", { redisUrl: redisServer.url });
  pool = new Pool(world.config.publicOrigin, { connections: AT_ONCE });
  const redis = createRedis({ url: redisServer.url, logger: noopLogger });
  await redis.waitUntilUp(5_000);
  flush = () => redis.client.flushall();
  const { body } = await (await world.newBrowser()).post(OWNER_INFO, { carregnumber: "SPV 24K", civicnumber: RIGHT });
  consentversion = body.Data.Result.consent.version;
});
afterAll(async () => {
  await pool.close();
  await world.stop();
  await redisServer.remove();
});
beforeEach(() => flush());

const RIGHT = "198502102380";
const owned = Array.from({ length: 60 }, (_, at) => findVehicle(`ABC${100 + at}`)).filter(
  (vehicle) => vehicle !== undefined,
);

interface Guess {
  readonly isRight: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly address: string;
  readonly browser: Browser;
}

interface Browser {
  readonly cookie: string;
  readonly token: string;
}

interface Answer {
  readonly isRight: boolean;
  readonly status: number;
  readonly headers: string;
  readonly body: string;
  readonly takenMs: number;
}

function openBrowser(): Browser {
  const keys = createCookieKeys(world.config);
  const visitor = readVisitor(undefined, keys, noFormerIds);
  const token = createFormTokens({ keys, clock: systemClock }).issue(visitor.owner());
  return { cookie: visitor.newCookie()?.split(";")[0] ?? "", token };
}

/** Every other guess is right: each car with its owner, and with the owner of another car. */
function guessAt(at: number, from: Pick<Guess, "address" | "browser">): Guess {
  const isRight = at % 2 === 0;
  const car = owned[Math.floor(at / 2) % owned.length];
  const other = owned[(Math.floor(at / 2) + 1 + (at % (owned.length - 1))) % owned.length];
  const civicnumber = (isRight ? car : other)?.ownerPersonalNumber ?? "";
  return {
    isRight: civicnumber === car?.ownerPersonalNumber,
    fields: { carregnumber: car?.registrationNumber ?? "", civicnumber },
    ...from,
  };
}

describe("thousands of guesses at who owns a car", () => {
  test(
    "from a new browser and address each: the same answer to the byte, in the same time",
    { timeout: 600_000 },
    async () => {
      const guesses = Array.from({ length: GUESSES }, (_, at) =>
        guessAt(at, {
          address: `10.${at % 250}.${Math.floor(at / 250) % 250}.${1 + (at % 200)}`,
          browser: openBrowser(),
        }),
      );
      const startedMs = performance.now();
      const answers = await askAll(OWNER_INFO, guesses);
      console.log(`ownership: ${answers.length} guesses in ${Math.round(performance.now() - startedMs)} ms`);
      expect(answers).toHaveLength(GUESSES);
      expect(answers.filter(({ isRight }) => isRight).length).toBeGreaterThan(GUESSES / 3);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect([...new Set(answers.map(({ body }) => body))]).toHaveLength(1);
      expect([...new Set(answers.map(({ headers }) => headers))]).toHaveLength(1);
      expect(answers[0]?.body).toContain('"status":"SUCCESS"');
      expect(areaOf(answers, ({ takenMs }) => takenMs)).toBeLessThanOrEqual(MAX_AREA);
    },
  );

  test(
    "from one browser: six persons can be asked about, and then nothing is answered",
    { timeout: 60_000 },
    async () => {
      const browser = openBrowser();
      const guesses = Array.from({ length: 40 }, (_, at) => guessAt(at, { address: "192.0.2.10", browser }));
      const answers: Answer[] = [];
      for (const guess of guesses) answers.push(await ask(OWNER_INFO, guess));
      const answered = answers.filter(({ body }) => body.includes('"status":"SUCCESS"'));
      const persons = new Set(
        guesses.filter((_, at) => answered.includes(answers[at] as Answer)).map(({ fields }) => fields["civicnumber"]),
      );
      expect(persons.size).toBe(6);
      expect(answers.at(-1)?.body).toContain("GENERAL_ERROR");
    },
  );

  test("without a form of ours nothing is answered, right or wrong", async () => {
    const answers: Answer[] = [];
    for (let at = 0; at < 40; at++)
      answers.push(
        await ask(OWNER_INFO, guessAt(at, { address: `10.9.${at}.1`, browser: { ...openBrowser(), token: "" } })),
      );
    expect([...new Set(answers.map(({ body }) => body))]).toHaveLength(1);
    expect(answers[0]?.body).toContain("GENERAL_ERROR");
  });

  test("a fetch begins for a wrong guess as for a right one", { timeout: 60_000 }, async () => {
    const fields = {
      shopid: String(insurers.granskog.shopId),
      loginmethod: "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
      consent: "true",
      consentversion,
    };
    const guesses = Array.from({ length: 100 }, (_, at) => {
      const guess = guessAt(at, { address: `10.8.${at}.1`, browser: openBrowser() });
      return { ...guess, fields: { ...guess.fields, ...fields } };
    });
    const answers = await askAll(INIT, guesses);
    const plain = answers.map(({ body }) => body.replace(/"fetchDataId":"[^"]+"/, '"fetchDataId":"…"'));
    expect([...new Set(plain)]).toHaveLength(1);
    expect(plain[0]).toContain('"fetchDataId":"…"');
  });

  test("every question that was answered is audited, by hashes", async () => {
    const browser = await world.newBrowser();
    await browser.post(OWNER_INFO, { carregnumber: "SPV 24K", civicnumber: RIGHT });
    const { rows } = await world.pool.query<Record<string, unknown>>(
      "select purpose, is_named, person_lookup from lookups where owner = $1",
      [browser.owner],
    );
    expect(rows).toEqual([
      { purpose: "fetch", is_named: false, person_lookup: expect.not.stringContaining(RIGHT) as string },
    ]);
  });
});

const areaOf = (answers: readonly Answer[], measure: (answer: Answer) => number): number =>
  areaUnderCurve(
    answers.filter(({ isRight }) => isRight).map(measure),
    answers.filter(({ isRight }) => !isRight).map(measure),
  );

/** So many at a time, each taking the next guess as soon as it has an answer. */
async function askAll(path: string, guesses: readonly Guess[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const askOn = async (): Promise<void> => {
    for (let guess = guesses[next++]; guess; guess = guesses[next++]) answers.push(await ask(path, guess));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return answers;
}

async function ask(path: string, { isRight, fields, address, browser }: Guess): Promise<Answer> {
  const startedMs = performance.now();
  const { statusCode, headers, body } = await pool.request({
    method: "POST",
    path,
    headers: {
      origin: world.config.publicOrigin,
      cookie: browser.cookie,
      "x-forwarded-for": address,
      [FORM_HEADER]: browser.token,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields).toString(),
  });
  const text = await body.text();
  const takenMs = performance.now() - startedMs;
  const { date: _, ...compared } = headers;
  return { isRight, status: statusCode, headers: JSON.stringify(compared), body: text, takenMs };
}
