import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { planRun } from "#domain/watch/watch-dates.ts";
import { randomId } from "#platform/ids.ts";
import { startWatchWorld, VERTICAL, type WatchWorld } from "./watch-world.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const START_MS = Date.parse("2027-01-04T12:00:00Z");
const WAIT_MS = 40_000;

let world: WatchWorld;
beforeAll(async () => {
  world = await startWatchWorld(START_MS);
});
afterAll(() => world.stop());

/** Due at once. The threshold decides whether the one company is cheaper by enough. */
async function turnOn(email: string, thresholdOre: number, facts?: Record<string, string>): Promise<string> {
  const personId = randomId();
  await world.pool.query(
    "insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at) values ($1, $1, 'x', 'x', now(), now())",
    [personId],
  );
  const watchId = randomId();
  const run = planRun(watchId, { kind: "renewal", noticeBy: "2027-01-20", renewsOn: "2027-01-21" }, START_MS);
  if (!run) throw new Error("not planned");
  const former = { providerName: "Granskog", yearlyOre: 9_000_00, rows: [] };
  const agreement = { email, facts, former, consent: "ja" };
  const watch = { watchId, personId, heldId: randomId(), vertical: VERTICAL, thresholdOre, agreement, ...run };
  await world.watches.turnOn(watch, START_MS);
  return watchId;
}

const mailsTo = (email: string) => world.arrived.filter(({ to }) => to === email);

it("a due watch is compared once and notified once, with a one-click address that stops it", async () => {
  const watchId = await turnOn("dearer@post.example", 500_00, { wanted: "x" });
  await world.sweep(DAY_MS);
  await waitUntil(() => Promise.resolve(mailsTo("dearer@post.example").length > 0), WAIT_MS, "the watch");
  await world.sweep(0);
  expect(world.askedOf(watchId, "2027-01-20")).toBe(1);
  const [mail] = mailsTo("dearer@post.example");
  const code = new URL(mail?.oneClickUrl ?? "").searchParams.get("kod") ?? "";
  expect(await world.ending.see(`${code}x`)).toBeUndefined();
  expect(await world.ending.end(`${code}x`)).toBe(false);
  expect(await world.ending.see(code)).toBe(true);
  expect(await world.ending.end(code)).toBe(true);
  expect(await world.ending.see(code)).toBe(false);
  world.moveTo(START_MS + 365 * DAY_MS);
  await world.sweep(DAY_MS);
  expect(await world.watches.find(watchId)).toMatchObject({ state: "off", period: "2028-01-20" });
  expect(await world.watches.hasRun(watchId, "2028-01-20")).toBe(false);
  expect(mailsTo("dearer@post.example")).toHaveLength(1);
  world.moveTo(START_MS);
});

it("an agreement without facts is reminded of, and no company is asked", async () => {
  const watchId = await turnOn("reminded@post.example", 500_00);
  await world.sweep(DAY_MS);
  await waitUntil(() => Promise.resolve(mailsTo("reminded@post.example").length > 0), WAIT_MS, "the watch");
  expect(world.askedOf(watchId, "2027-01-20")).toBe(0);
  const { rows } = await world.pool.query("select outcome from watch_findings where watch_id = $1", [watchId]);
  expect(rows).toEqual([{ outcome: "reminder" }]);
});

it("at night the mail waits for the morning", async () => {
  world.moveTo(Date.parse("2027-01-04T22:00:00Z"));
  const watchId = await turnOn("night@post.example", 500_00, { wanted: "x" });
  await world.sweep(DAY_MS);
  await waitUntil(() => world.watches.hasRun(watchId, "2027-01-20"), WAIT_MS, "the watch");
  await world.sweep(DAY_MS);
  const { rows } = await world.pool.query("select notify_at, mail_id from watch_findings where watch_id = $1", [
    watchId,
  ]);
  expect(rows).toEqual([{ notify_at: new Date("2027-01-05T07:00:00Z"), mail_id: null }]);
  world.moveTo(Date.parse("2027-01-05T07:00:00Z"));
  await world.sweep(DAY_MS);
  await waitUntil(() => Promise.resolve(mailsTo("night@post.example").length > 0), WAIT_MS, "the watch");
});
