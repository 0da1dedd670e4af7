import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { NOTICES_PER_PERSON } from "#domain/watch/watch-notice.ts";
import type { MailStore } from "#journeys/mail/mail.port.ts";
import type { EndedRun, NewWatch, WatchStore } from "#journeys/watch/watch.port.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";

const NOW_MS = Date.parse("2026-11-17T12:00:00Z");
const LIMIT = { perMinute: 3, perDay: 5 };

let database: TestDatabase;
let pool: DatabasePool;
let watches: WatchStore;
let mails: MailStore;
let person: string;
let stranger: string;

beforeAll(async () => {
  database = await createTestDatabase("watches");
  pool = database.openPool();
  const cipher = createColumnCipher([{ id: "t1", key: Buffer.alloc(32, 7) }]);
  const stores = { pool, cipher, lookupHash: createLookupHash(Buffer.alloc(32, 8)) };
  watches = createWatchStore(stores);
  mails = createMailStore(stores);
});
beforeEach(async () => {
  await pool.query("truncate persons, watches, watch_findings, watch_starts, mails cascade");
  person = await addPerson();
  stranger = await addPerson();
});
afterAll(() => database.drop());

async function addPerson(): Promise<string> {
  const id = randomId();
  await pool.query(
    "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $1, 'x', 'x', now(), now())",
    [id],
  );
  return id;
}

const former = { providerName: "Granskog", yearlyOre: 4_308_00, rows: [] };

async function turnOn(changed: Partial<NewWatch> = {}): Promise<NewWatch> {
  const watch: NewWatch = {
    watchId: randomId(),
    personId: person,
    heldId: randomId(),
    vertical: "any",
    kind: "renewal",
    noticeBy: "2027-01-17",
    renewsOn: "2027-01-18",
    thresholdOre: 500_00,
    period: "2027-01-17",
    dueAtMs: NOW_MS,
    agreement: { email: "anna@post.example", facts: { wanted: "x" }, former, consent: "ja" },
    ...changed,
  };
  await watches.turnOn(watch, NOW_MS);
  return watch;
}

const endedRun = ({ watchId }: NewWatch, changed: Partial<EndedRun> = {}): EndedRun => ({
  finding: {
    findingId: randomId(),
    watchId,
    period: "2027-01-17",
    outcome: "cheaper",
    searchId: undefined,
    noticeBy: "2027-01-17",
    renewsOn: "2027-01-18",
    former,
    best: undefined,
    lesser: [],
    askedCount: 12,
    answeredCount: 10,
  },
  foundAtMs: NOW_MS,
  notice: "cheaper",
  notifyAtMs: NOW_MS,
  next: { period: "2028-01-17", dueAtMs: NOW_MS + 365 * DAY_MS },
  ...changed,
});

async function queue(watch: NewWatch, nowMs = NOW_MS): Promise<{ mailId: string; isQueued: boolean }> {
  const ended = endedRun(watch);
  await watches.endRun(ended);
  const { findingId } = ended.finding;
  const mailId = randomId();
  const mail = {
    mailId,
    key: `watch:${watch.watchId}:2027-01-17`,
    template: "watch-cheaper",
    to: "anna@post.example",
    variables: {},
  };
  return { mailId, isQueued: await watches.queueNotice({ findingId, nowMs, mail }) };
}

describe("a watch", () => {
  it("is read as it was turned on, by its person", async () => {
    const watch = await turnOn();
    expect(await watches.ofPerson(person)).toEqual([{ ...watch, state: "on", hasNotifiedNotCheaper: false }]);
    expect(await watches.ofPerson(stranger)).toEqual([]);
  });

  it("keeps its id and takes new terms when it is turned on again", async () => {
    const watch = await turnOn();
    expect(await watches.turnOff(person, watch.watchId, NOW_MS)).toBe(true);
    await turnOn({ ...watch, thresholdOre: 1_000_00 });
    expect(await watches.ofPerson(person)).toMatchObject([
      { watchId: watch.watchId, thresholdOre: 1_000_00, state: "on" },
    ]);
  });

  it("is turned off by its person alone, once", async () => {
    const { watchId } = await turnOn();
    expect(await watches.turnOff(stranger, watchId, NOW_MS)).toBe(false);
    expect(await watches.turnOff(person, watchId, NOW_MS)).toBe(true);
    expect(await watches.turnOff(person, watchId, NOW_MS)).toBe(false);
  });

  it("is claimed when it is due, once, and within the limits of the minute and the day", async () => {
    for (let index = 0; index < 7; index++) await turnOn({ dueAtMs: NOW_MS - index });
    await turnOn({ dueAtMs: NOW_MS + DAY_MS });
    const claim = (nowMs: number) => watches.claimDue({ quota: "any", nowMs, limit: LIMIT, page: 100 });
    const first = await claim(NOW_MS);
    expect(first).toHaveLength(3);
    expect(await claim(NOW_MS + 1_000)).toEqual([]);
    const second = await claim(NOW_MS + MINUTE_MS);
    expect(second).toHaveLength(2);
    expect(await claim(NOW_MS + 2 * MINUTE_MS)).toEqual([]);
    const later = await claim(NOW_MS + DAY_MS - 1);
    expect(later).toHaveLength(2);
    expect(new Set([...first, ...second, ...later].map(({ watchId }) => watchId)).size).toBe(7);
  });

  it("is not claimed more often by many workers at once", async () => {
    for (let index = 0; index < 9; index++) await turnOn();
    const claims = Array.from({ length: 6 }, () =>
      watches.claimDue({ quota: "any", nowMs: NOW_MS, limit: { perMinute: 5, perDay: 100 }, page: 2 }),
    );
    const runs = (await Promise.all(claims)).flat();
    expect(runs).toHaveLength(5);
    expect(new Set(runs.map(({ watchId }) => watchId)).size).toBe(5);
  });
});

describe("a run", () => {
  it("ends once for a period and plans the next", async () => {
    const watch = await turnOn();
    const ended = endedRun(watch);
    expect(await watches.endRun(ended)).toBe(ended.finding.findingId);
    expect(await watches.endRun(endedRun(watch))).toBeUndefined();
    expect(await watches.hasRun(watch.watchId, "2027-01-17")).toBe(true);
    expect(await watches.find(watch.watchId)).toMatchObject({ period: "2028-01-17", renewsOn: "2028-01-18" });
  });

  it("finds nothing for a watch that was turned off", async () => {
    const watch = await turnOn();
    await watches.turnOff(person, watch.watchId, NOW_MS);
    expect(await watches.endRun(endedRun(watch))).toBeUndefined();
  });

  it("is shown to its person alone", async () => {
    const watch = await turnOn();
    const ended = endedRun(watch);
    const { findingId } = ended.finding;
    await watches.endRun(ended);
    expect(await watches.findFinding(person, findingId)).toMatchObject({ heldId: watch.heldId, foundOn: "2026-11-17" });
    expect(await watches.findFinding(stranger, findingId)).toBeUndefined();
    expect(await watches.latestFindings(person)).toHaveLength(1);
  });

  it("is started again when it has not ended", async () => {
    const watch = await turnOn();
    await watches.claimDue({ quota: "any", nowMs: NOW_MS, limit: LIMIT, page: 1 });
    const reclaim = () => watches.reclaim({ beforeMs: NOW_MS + 1, nowMs: NOW_MS + 1, page: 10 });
    expect(await reclaim()).toEqual([{ watchId: watch.watchId, period: watch.period }]);
    expect(await reclaim()).toEqual([]);
    await watches.endRun(endedRun(watch));
    expect(await watches.reclaim({ beforeMs: NOW_MS + 2, nowMs: NOW_MS + 2, page: 10 })).toEqual([]);
  });
});

describe("a run that could not be started", () => {
  it("is taken again at once, and only while it has not ended", async () => {
    const watch = await turnOn();
    const runs = await watches.claimDue({ quota: "any", nowMs: NOW_MS, limit: LIMIT, page: 1 });
    const reclaim = () => watches.reclaim({ beforeMs: NOW_MS - DAY_MS, nowMs: NOW_MS, page: 10 });
    expect(await reclaim()).toEqual([]);
    await watches.release(runs);
    expect(await reclaim()).toEqual(runs);
    expect(await reclaim()).toEqual([]);
    await watches.endRun(endedRun(watch));
    await watches.release(runs);
    expect(await reclaim()).toEqual([]);
  });
});

describe("a notice", () => {
  it("is queued once", async () => {
    const watch = await turnOn();
    const { isQueued, mailId } = await queue(watch);
    expect(isQueued).toBe(true);
    expect(await watches.dueNotices(NOW_MS, 10)).toEqual([]);
    expect((await queue(watch)).isQueued).toBe(false);
    expect(await mails.load(mailId)).toMatchObject({ state: "queued" });
  });

  it("that is queued is withdrawn when the watch is turned off", async () => {
    const watch = await turnOn();
    const { mailId } = await queue(watch);
    expect(await watches.turnOff(person, watch.watchId, NOW_MS)).toBe(true);
    expect(await mails.load(mailId)).toMatchObject({ state: "failed" });
    expect(await mails.beginAttempt(mailId, 0)).toBe(false);
  });

  it("that waits for the morning is not queued when all watches are turned off", async () => {
    const [watch, other] = [await turnOn(), await turnOn()];
    const ended = endedRun(watch);
    await watches.endRun(ended);
    expect(await watches.turnOffAll(other.watchId, NOW_MS)).toBe(2);
    expect(await watches.dueNotices(NOW_MS, 10)).toEqual([]);
    expect(await watches.loadNotice(ended.finding.findingId)).toBeUndefined();
  });

  it("waits when the person has had many, and is dropped after the notice date", async () => {
    for (let index = 0; index < NOTICES_PER_PERSON; index++)
      expect((await queue(await turnOn(), NOW_MS + index)).isQueued).toBe(true);
    expect((await queue(await turnOn(), NOW_MS + DAY_MS)).isQueued).toBe(false);
    expect(await watches.dueNotices(NOW_MS + 29 * DAY_MS, 10)).toEqual([]);
    expect(await watches.dueNotices(NOW_MS + 31 * DAY_MS, 10)).toHaveLength(1);
    const late = Date.parse("2027-01-16T12:00:00Z");
    await pool.query("update watch_findings set noticed_at = $1 where noticed_at is not null", [new Date(late)]);
    expect((await queue(await turnOn(), late)).isQueued).toBe(false);
    expect(await watches.dueNotices(late + 365 * DAY_MS, 10)).toHaveLength(1);
  });
});
