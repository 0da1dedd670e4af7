import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { personDataSchema } from "#http/contract/lookup.schema.ts";
import { createFormTokens, FORM_LIFE_MS } from "#http/middleware/form-token.ts";
import { PERSON_STEP_MS } from "#journeys/lookup/look-up-person.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import {
  DEAD,
  type LookupAnswer,
  type LookupWorld,
  nameIn,
  unassignedNumbers,
  openPeople,
  PROTECTED,
  SECRET,
  startLookupWorld,
} from "./lookup-world.ts";

const ANNA = "198502102380";
const [UNASSIGNED = ""] = unassignedNumbers;

let world: LookupWorld;

beforeAll(async () => {
  world = await startLookupWorld("lookup_person");
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.registers.clearFaults();
  await world.redis.client.flushall();
});

const named = (answers: readonly LookupAnswer[]): number => answers.filter((answer) => nameIn(answer) !== "").length;

describe("a personal number typed in an open form", () => {
  test("gives first and last name, by GET as documented and by POST [L-003] [L-004]", async () => {
    const visitor = world.newVisitor();
    const query = { civicnumber: ANNA, formtoken: visitor.formToken };
    for (const answer of [
      await visitor.get("/ajax/user-data/", query),
      await visitor.post("/ajax/user-data/", query),
    ]) {
      const { Success, Data } = envelopeSchema(personDataSchema).parse(answer.body);
      expect(Success).toBe(true);
      expect(Data?.Result).toMatchObject({ FirstName: "Anna", LastName: "Lindqvist" });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test.each(["8502102380", "850210-2380", "19850210-2380"])("may be written %s [L-003]", async (number) => {
    expect(nameIn(await world.newVisitor().person(number))).toBe("Anna Lindqvist");
  });

  test.each(["198502102381", "198513102380", "abc", "", "850210"])(
    "that is invalid (%j) is refused with the documented message [L-013]",
    async (number) => {
      const { body } = await world.newVisitor().person(number);
      expect(body).toMatchObject({ Success: false, Status: "ValidateError", Data: null });
      expect(body.Error).toEqual([{ ParameterId: "civicnumber", Message: "Vänligen ange ett giltigt personnummer" }]);
    },
  );

  test("is looked up in the register once a day, also for another visitor", async () => {
    await world.registers.resetCounters("registers/spar");
    for (const visitor of [world.newVisitor(), world.newVisitor()]) {
      expect(nameIn(await visitor.person(ANNA))).toBe("Anna Lindqvist");
      expect(nameIn(await visitor.person(UNASSIGNED))).toBe("");
    }
    expect((await world.registers.counters("registers/spar")).calls).toEqual({ find: 2 });
  });
});

describe("no name is given", () => {
  test("of a protected, dead or unknown person, in identical answers", async () => {
    const visitor = world.newVisitor();
    const texts = new Set<string>();
    for (const number of [SECRET, PROTECTED, DEAD, UNASSIGNED]) {
      // Twice: from the register and from the cache.
      for (const answer of [await visitor.person(number), await visitor.person(number)]) {
        expect([answer.status, answer.body.Success, nameIn(answer)]).toEqual([200, true, ""]);
        texts.add(answer.text);
      }
    }
    expect(texts.size).toBe(1);
    const [nameless = ""] = texts;
    expect(Buffer.byteLength((await visitor.person(ANNA)).text)).toBe(Buffer.byteLength(nameless));
  });

  test.each(["missing", "made up", "too old", "another visitor's", "without its cookie"])(
    "with a form token that is %s, and the register is not asked",
    async (what) => {
      const visitor = world.newVisitor();
      const past = createFormTokens({ keys: world.cookieKeys, clock: movableClock(Date.now() - FORM_LIFE_MS - 1_000) });
      const tokens: Record<string, string> = {
        missing: "",
        "made up": `${Date.now().toString(36)}.${"A".repeat(43)}`,
        "too old": past.issue(visitor.owner),
        "another visitor's": world.newVisitor().formToken,
        "without its cookie": "",
      };
      await world.registers.resetCounters("registers/spar");
      const answer =
        what === "without its cookie"
          ? await bareAnswer(`civicnumber=${ANNA}&formtoken=${visitor.formToken}`)
          : await visitor.person(ANNA, tokens[what]);
      expect(answer.body.Success).toBe(true);
      expect(nameIn(answer)).toBe("");
      expect((await world.registers.counters("registers/spar")).calls).toEqual({});
    },
  );

  test.each(["hang", "reset", "5xx", "garbage"] as const)(
    "while the register fails (%s), and it is asked again",
    async (kind) => {
      const visitor = world.newVisitor();
      await world.registers.setFaults("registers/spar", { kind });
      const down = await visitor.person(ANNA);
      expect([down.body.Success, nameIn(down)]).toEqual([true, ""]);
      await world.registers.clearFaults();
      expect(nameIn(await visitor.person(ANNA))).toBe("Anna Lindqvist");
    },
  );

  test("without an entry in the audit log", async () => {
    const visitor = world.newVisitor();
    await world.pool.query("alter table lookups rename to lookups_gone");
    const answer = await visitor.person(ANNA);
    await world.pool.query("alter table lookups_gone rename to lookups");
    expect([answer.body.Success, nameIn(answer)]).toEqual([true, ""]);
    expect(nameIn(await visitor.person(ANNA))).toBe("Anna Lindqvist");
  });

  test("earlier than any other answer: known, unknown, protected, refused and unavailable all wait", async () => {
    const visitor = world.newVisitor();
    const answers = [
      await visitor.person(ANNA),
      await visitor.person(ANNA),
      await visitor.person(UNASSIGNED),
      await visitor.person(SECRET),
      await visitor.person(ANNA, ""),
    ];
    await world.registers.setFaults("registers/spar", { kind: "reset" });
    answers.push(await visitor.person(PROTECTED));
    for (const { takenMs } of answers) expect(takenMs).toBeGreaterThanOrEqual(PERSON_STEP_MS - 1);
  });
});

/** A request whose cookie was lost. */
async function bareAnswer(query: string): Promise<LookupAnswer> {
  const answer = await fetch(`${world.url}/ajax/user-data/?${query}`, { headers: { "x-forwarded-for": "10.250.0.1" } });
  const text = await answer.text();
  const body = JSON.parse(text) as LookupAnswer["body"];
  return { status: answer.status, text, headers: answer.headers, takenMs: 0, body };
}

describe("a visitor who looks up many people", () => {
  test("gets five names per visit, and the same ones repeatedly", async () => {
    const visitor = world.newVisitor();
    const answers: LookupAnswer[] = [];
    for (const { personalNumber } of openPeople.slice(0, 6)) answers.push(await visitor.person(personalNumber));
    expect(answers.map((answer) => nameIn(answer) !== "")).toEqual([true, true, true, true, true, false]);
    expect(named([await visitor.person(openPeople[0]?.personalNumber ?? "")])).toBe(1);
    expect(answers[5]?.body.Success).toBe(true);
  });

  test("gets ten names per address, however many visitors share it", async () => {
    const answers: LookupAnswer[] = [];
    for (const { personalNumber } of openPeople.slice(0, 11)) {
      answers.push(await world.newVisitor("192.0.2.77").person(personalNumber));
    }
    expect(named(answers.slice(0, 10))).toBe(10);
    expect(named(answers.slice(10))).toBe(0);
  });

  test("gets no more by 300 parallel requests: five per visitor, ten per address, sixty per network", async () => {
    const numbers = [...openPeople.map(({ personalNumber }) => personalNumber), ...unassignedNumbers].slice(0, 300);
    const one = world.newVisitor();
    const fromOneVisitor = await Promise.all(numbers.map((number) => one.person(number)));
    expect(named(fromOneVisitor)).toBeLessThanOrEqual(5);
    expect(fromOneVisitor.every(({ status, body }) => status === 200 && body.Success)).toBe(true);

    await world.redis.client.flushall();
    const fromOneAddress = await Promise.all(numbers.map((number) => world.newVisitor("198.51.100.9").person(number)));
    expect(named(fromOneAddress)).toBeLessThanOrEqual(10);

    await world.redis.client.flushall();
    const inOneNetwork = await Promise.all(
      numbers.map((number, at) => world.newVisitor(`203.0.113.${at % 250}`).person(number)),
    );
    expect(named(inOneNetwork)).toBeLessThanOrEqual(60);
    expect(named(inOneNetwork)).toBeGreaterThan(10);
  });

  test("gets no name while the counters are unavailable, and the form still works", async () => {
    const visitor = world.newVisitor();
    expect(nameIn(await visitor.person(ANNA))).toBe("Anna Lindqvist");
    const lost = new Promise((resolve) => world.redis.client.once("close", resolve));
    await world.redisServer.kill();
    await lost;
    const answer = await visitor.person(ANNA);
    expect([answer.body.Success, nameIn(answer)]).toEqual([true, ""]);
    await world.redisServer.start();
    await world.redis.waitUntilUp(5_000);
    expect(nameIn(await visitor.person(ANNA))).toBe("Anna Lindqvist");
  });
});

describe("stored traces", () => {
  test("include every lookup in the audit log, with a hash for the number and no reason", async () => {
    await world.pool.query("delete from lookups");
    const visitor = world.newVisitor();
    await visitor.person(ANNA);
    await visitor.person(SECRET);
    await visitor.person(ANNA, "");
    const { rows } = await world.pool.query<Record<string, unknown>>(
      "select person_lookup, owner, purpose, is_named, looked_up_at from lookups order by id",
    );
    expect(rows.map(({ owner, purpose, is_named }) => [owner, purpose, is_named])).toEqual([
      [visitor.owner, "form", true],
      [visitor.owner, "form", false],
    ]);
    expect(rows[0]?.["person_lookup"]).toMatch(/^[\w-]{43}$/);
    expect(rows[0]?.["looked_up_at"]).toBeInstanceOf(Date);
  });

  test("include no number and no name, in log, Redis or database, whatever fails", async () => {
    const visitor = world.newVisitor();
    const typed = [ANNA, UNASSIGNED, SECRET, "198502102381", "850210-2380"];
    const askAll = () =>
      Promise.all(
        typed.map((civicnumber) => visitor.get("/ajax/user-data/", { civicnumber, formtoken: visitor.formToken })),
      );
    expect(named(await askAll())).toBe(2);
    const inRedis = await dumpRedis();
    expect(inRedis).toContain("sparv:person:");
    for (const kind of ["reset", "5xx", "garbage", "truncate"] as const) {
      await world.redis.client.flushall();
      await world.registers.setFaults("registers/spar", { kind });
      await askAll();
    }
    await visitor.get("/ajax/validate-email/", { email: "anna.lindqvist@exempel.se" });
    expect(world.logLines.join("")).toContain("register gave no answer");
    const { rows } = await world.pool.query("select * from lookups");
    const traces = [...typed, ...typed.map((number) => number.slice(2)), "Anna", "Lindqvist", "lindqvist"];
    for (const text of [world.logLines.join(""), JSON.stringify(rows), inRedis]) {
      expect(text.length).toBeGreaterThan(100);
      for (const trace of traces) expect(text).not.toContain(trace);
    }
  });
});

async function dumpRedis(): Promise<string> {
  const { client } = world.redis;
  const keys = await client.keys("*");
  const values = await Promise.all(
    keys.map(async (key) => {
      const kind = await client.type(key);
      if (kind === "zset") return client.zrange(key, "0", "-1");
      return kind === "hash" ? client.hgetall(key) : client.get(key);
    }),
  );
  return JSON.stringify([keys, values]);
}
