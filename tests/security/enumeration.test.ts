import { Pool } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasLuhnChecksum } from "#domain/person/personal-number.ts";
import { readVisitor, VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { randomId } from "#platform/ids.ts";
import {
  type LookupWorld,
  unassignedNumbers,
  openPeople,
  startLookupWorld,
} from "#tests/contracts/lookup/lookup-world.ts";
import { areaUnderCurve } from "./area-under-curve.ts";

/** An attacker who wants the whole register: the names that leak, and what answers without a name reveal. */
const NUMBERS = 10_000;
const AT_ONCE = 250;
/** A guess by coin has 0.5. With thousands of answers on each side chance alone stays within a hundredth of it. */
const MAX_AREA = 0.55;

let world: LookupWorld;
let pool: Pool;

beforeAll(async () => {
  world = await startLookupWorld("enumeration");
  pool = new Pool(world.url, { connections: AT_ONCE });
});
afterAll(async () => {
  await pool.close();
  await world.stop();
});
beforeEach(() => world.redis.client.flushall());

interface Asked {
  readonly number: string;
  readonly isAssigned: boolean;
}

interface Question extends Asked {
  readonly address: string;
  readonly session: Session;
}

interface Session {
  readonly cookie: string;
  readonly token: string;
}

interface Answer {
  readonly isAssigned: boolean;
  readonly status: number;
  readonly bytes: number;
  readonly takenMs: number;
  readonly name: string;
}

const assignedNumbers = openPeople.map(({ personalNumber }) => personalNumber);

/** Asked first, before the limit, so that some names are returned; the others show what the answers reveal. */
const first = assignedNumbers.slice(0, 20).map((number) => ({ number, isAssigned: true }));
/** Each number once, those of living people scattered among the others. */
const others = shuffle([
  ...assignedNumbers.slice(first.length).map((number) => ({ number, isAssigned: true })),
  ...[...unassignedNumbers, ...unusedNumbers()]
    .slice(0, NUMBERS - assignedNumbers.length)
    .map((number) => ({ number, isAssigned: false })),
]);

describe("ten thousand personal numbers", () => {
  test("from one session give five names at most, and answers that reveal nothing else", async () => {
    const session = openSession();
    const ask = (numbers: readonly Asked[]) =>
      askAll(numbers.map((each) => ({ ...each, session, address: "192.0.2.10" })));
    const [head, rest] = [await ask(first), await ask(others)];
    expect(head.length + rest.length).toBe(NUMBERS);
    // A register that takes too long is as good as a limit: fewer is no leak, none would be no test.
    expect(namesIn([...head, ...rest])).toBeLessThanOrEqual(5);
    expect(namesIn([...head, ...rest])).toBeGreaterThan(2);
    expectNothingRevealed(rest);
  });

  test("from one address give ten names at most, however often the cookies are thrown away", async () => {
    const ask = (numbers: readonly Asked[]) =>
      askAll(numbers.map((each) => ({ ...each, session: openSession(), address: "192.0.2.20" })));
    const [head, rest] = [await ask(first), await ask(others)];
    expect(namesIn([...head, ...rest])).toBeLessThanOrEqual(10);
    expect(namesIn([...head, ...rest])).toBeGreaterThan(5);
    expectNothingRevealed(rest);
  });

  test("from two hundred addresses give ten names to each, and bytes and time reveal nothing", async () => {
    // The simulated population is small: every address asks about as many registered as unassigned numbers, within the limit of each.
    const strangers = unassignedNumbers.slice(0, assignedNumbers.length);
    const questions = Array.from({ length: NUMBERS }, (_, at) => {
      const isAssigned = at % 2 === 0;
      const from = isAssigned ? assignedNumbers : strangers;
      const number = from[Math.floor(at / 2) % from.length] ?? "";
      return { number, isAssigned, session: openSession(), address: `10.${at % 200}.7.1` };
    });
    const answers = await askAll(shuffle(questions));
    const named = answers.filter(({ name }) => name !== "").length;
    expect(named).toBeLessThanOrEqual(2_000);
    // Half of what an address may ask about are people.
    expect(named).toBeGreaterThan(500);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expectNothingRevealed(answers);
    expect(areaOf(answers, ({ takenMs }) => takenMs)).toBeLessThanOrEqual(MAX_AREA);
  });

  test("leave no number and no name in the log", () => {
    const lines = world.logLines.join("\n");
    expect(lines.length).toBeGreaterThan(0);
    expect(
      [...first, ...others].filter(({ number }) => lines.includes(number) || lines.includes(number.slice(2))),
    ).toEqual([]);
    expect(openPeople.filter(({ lastName }) => lines.includes(lastName))).toEqual([]);
  });
});

test("the measure finds a leak where there is one", () => {
  expect(areaUnderCurve([3, 4, 5], [1, 2, 3])).toBeGreaterThan(0.9);
  expect(areaUnderCurve([1, 2, 3], [3, 4, 5])).toBeGreaterThan(0.9);
  expect(areaUnderCurve([7, 7, 7], [7, 7])).toBe(0.5);
  expect(areaUnderCurve([1, 4], [2, 3])).toBe(0.5);
});

function expectNothingRevealed(answers: readonly Answer[]): void {
  expect(areaOf(answers, ({ status }) => status)).toBeLessThanOrEqual(MAX_AREA);
  expect(areaOf(answers, ({ bytes }) => bytes)).toBeLessThanOrEqual(MAX_AREA);
}

const areaOf = (answers: readonly Answer[], measure: (answer: Answer) => number): number =>
  areaUnderCurve(
    answers.filter(({ isAssigned }) => isAssigned).map(measure),
    answers.filter(({ isAssigned }) => !isAssigned).map(measure),
  );

const namesIn = (answers: readonly Answer[]): number => new Set(answers.map(({ name }) => name).filter(Boolean)).size;

function openSession(): Session {
  const cookie = `${VISITOR_COOKIE}=${randomId()}`;
  return { cookie, token: world.lookups.formTokens.issue(readVisitor(cookie, world.cookieKeys, noFormerIds).owner()) };
}

/** So many at a time, each taking the next question as soon as it has an answer. */
async function askAll(questions: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const askOn = async (): Promise<void> => {
    for (let question = questions[next++]; question; question = questions[next++]) answers.push(await ask(question));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return answers;
}

async function ask({ number, isAssigned, address, session }: Question): Promise<Answer> {
  const startedMs = performance.now();
  const { statusCode, body } = await pool.request({
    method: "POST",
    path: "/ajax/user-data/",
    headers: {
      origin: world.origin,
      cookie: session.cookie,
      "x-forwarded-for": address,
      "x-sparv-form": session.token,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: `civicnumber=${number}`,
  });
  const text = await body.text();
  const takenMs = performance.now() - startedMs;
  const name = /"FirstName":"([^"]+)","LastName":"([^"]+)"/.exec(text)?.slice(1).join(" ") ?? "";
  return { isAssigned, status: statusCode, bytes: Buffer.byteLength(text), takenMs, name };
}

/** Valid numbers of a series that is assigned to no one: the last three digits before the check digit are 980 to 999. */
function unusedNumbers(): string[] {
  const found: string[] = [];
  for (let day = 0; found.length < NUMBERS; day++) {
    const date = new Date(Date.UTC(1950, 0, 1 + day)).toISOString().slice(0, 10).replaceAll("-", "");
    for (let serial = 980; serial <= 999; serial++) {
      const digit = Array.from("0123456789").find((check) => hasLuhnChecksum(`${date.slice(2)}${serial}${check}`));
      found.push(`${date}${serial}${digit}`);
    }
  }
  const taken = new Set([...assignedNumbers, ...unassignedNumbers]);
  return found.filter((number) => !taken.has(number));
}

/** The same order every time. */
function shuffle<T>(items: readonly T[]): T[] {
  let state = 20_261_115;
  const draw = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return items
    .map((item) => ({ item, at: draw() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
