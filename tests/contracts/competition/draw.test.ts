import { afterAll, beforeAll, expect, test } from "vitest";
import { commitmentOf, drawWinner } from "#domain/competition/draw.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { type CompetitionWorld, startCompetitionWorld } from "./competition-world.ts";

let world: CompetitionWorld;
beforeAll(async () => {
  world = await startCompetitionWorld();
}, 180_000);
afterAll(() => world.stop());

const MONTHS = 5;
const ENTRIES = 6;

test("every month is drawn once and its winner notified once, although worker and engine are killed meanwhile", async () => {
  const { store, stack } = world;
  const months = new Map<string, ReadonlyMap<string, string>>();
  while (months.size < MONTHS) {
    const month = world.newMonth();
    if (!months.has(month) && (await store.month(month)) === undefined)
      months.set(month, await world.closeMonth(month, ENTRIES));
    // A process dies after each month is closed: some while the draw is started, made or published.
    await (months.size % 2 === 0 ? stack.engine : stack.worker)?.kill9();
    await (months.size % 2 === 0 ? stack.engine : stack.worker)?.restart();
  }
  for (const [month, boxes] of months) {
    await waitUntil(async () => (await store.month(month))?.drawn !== undefined, 90_000, `the draw of ${month}`);
    const { drawn, tickets = [], seedHash } = (await store.month(month)) ?? {};
    if (!drawn) throw new Error("not drawn");
    // What anyone can check: the promise was fulfilled, the list is complete, the winner follows from both.
    expect(commitmentOf(sha256Hex, drawn.seed)).toBe(seedHash);
    expect(tickets).toEqual([...boxes.keys()].toSorted());
    expect(drawn.winnerTicket).toBe(drawWinner(sha256Hex, drawn.seed, tickets));
    const box = boxes.get(drawn.winnerTicket ?? "") ?? "";
    await waitUntil(async () => (await winnerMails(box)).length > 0, 60_000, "the winner's mail");
    const mails = await winnerMails(box);
    // A mail that was interrupted may be sent again, and is marked as such.
    expect(mails.filter((mail) => mail.headers["x-sparv-repeat"] === undefined)).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/tavling/?manad=${month}`);
    const page = await (await fetch(`${stack.url}/tavling/?manad=${month}`)).text();
    for (const published of [drawn.seed, seedHash ?? "", ...tickets]) expect(page).toContain(published);
    for (const address of boxes.values()) expect(page).not.toContain(address);
    const others = [...boxes.values()].filter((other) => other !== box);
    for (const other of others) expect(await winnerMails(other)).toEqual([]);
  }
  const { rows } = await world.ordered.pool.query<{ count: number }>(
    "select count(*)::int as count from mails where key = any($1)",
    [[...months.keys()].map((month) => `competition-winner:${month}`)],
  );
  expect(rows[0]?.count).toBe(MONTHS);
}, 300_000);

test("a promise or a draw cannot be changed or deleted, not even in the database", async () => {
  const { pool } = world.ordered;
  const [drawn] = (await world.store.months(100)).filter((month) => month.drawn);
  if (!drawn) throw new Error("nothing is drawn");
  for (const change of [
    "update competition_months set seed_hash = 'x' where id = $1",
    "update competition_months set draw_at = now() where id = $1",
    "update competition_months set winner_ticket = 'x' where id = $1",
    "update competition_months set tickets = '[]' where id = $1",
    "delete from competition_months where id = $1",
  ])
    await expect(pool.query(change, [drawn.month]), change).rejects.toThrow(/cannot be changed|append-only/);
  // A second promise for the same month would be worthless.
  await world.store.commit({ month: drawn.month, seed: "another", seedHash: "another", drawAt: new Date() });
  expect(await world.store.month(drawn.month)).toMatchObject(drawn);
});

test("a month that was never promised has no page", async () => {
  expect((await fetch(`${world.stack.url}/tavling/?manad=0999-01`)).status).toBe(404);
});

const winnerMails = async (box: string) =>
  (await readInbox(world.stack.simulatorsUrl, box)).filter(({ subject }) => subject.includes("vunnit"));
