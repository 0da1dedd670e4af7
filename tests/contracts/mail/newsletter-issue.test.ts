import { afterAll, beforeAll, expect, test } from "vitest";
import { createIssueStore } from "#adapters/postgres/newsletter-issues.ts";
import { createNewsletterStore } from "#adapters/postgres/newsletter-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

let stack: Stack;
let pool: DatabasePool;
beforeAll(async () => {
  stack = await openSharedStack({ hasWorker: true });
  pool = createPool({
    url: stack.env["SPARV_DATABASE_URL"] ?? "",
    name: "test-issue",
    connectionFailed: () => undefined,
  });
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

const READERS = 210;
const KILLS = 2;
const ports = () => {
  const config = readConfig(stack.env);
  return {
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  };
};

async function addReader(address: string): Promise<string> {
  const store = createNewsletterStore(ports());
  const confirmUntil = new Date(Date.now() + 60_000);
  const { subscriberId } = await store.ask({ subscriberId: randomId(), address, textVersion: "test", confirmUntil });
  await pool.query("update newsletter_subscribers set state = 'confirmed', confirmed_at = now() where id = $1", [
    subscriberId,
  ]);
  return subscriberId;
}

const issue = (week: string, sendAtMs: number) => ({
  issueId: randomId(),
  week,
  subject: "Tre tips om el",
  body: "Rad ett.\nRad två.",
  state: "planned" as const,
  sendAtMs,
  author: "test",
});

test("an issue goes out once to each reader though the worker is killed while it does, and not to who has ended it", async () => {
  const issues = createIssueStore(ports());
  const domain = `${randomId()
    .replaceAll(/[^a-zA-Z0-9]/g, "x")
    .slice(0, 8)}.example`;
  const boxes = Array.from({ length: READERS }, (_, number) => `lasare${number}@${domain}`);
  for (const box of boxes) await addReader(box);
  const ended = `slut@${domain}`;
  await createNewsletterStore(ports()).end(await addReader(ended));

  const planned = issue("2026-W46", Date.now() - 1_000);
  expect(await issues.write(planned)).toBe("written");
  // Another in the same week would break what was promised.
  expect(await issues.write(issue("2026-W46", Date.now() - 1_000))).toBe("week-taken");
  for (let kill = 0; kill < KILLS; kill += 1) {
    const least = kill * 60 + 1;
    await waitUntil(async () => (await countSent()) >= least, 60_000, `${least} mails`);
    await stack.worker?.kill9();
    await stack.worker?.restart();
  }
  await waitUntil(async () => (await issues.load(planned.issueId))?.state === "sent", 120_000, "the issue to be sent");
  await waitUntil(async () => (await countSent()) === READERS, 120_000, "every mail to be sent");
  expect((await issues.load(planned.issueId))?.sentCount).toBe(READERS);
  for (const box of boxes) {
    const mails = await readInbox(stack.simulatorsUrl, box);
    expect(mails.length).toBeGreaterThanOrEqual(1);
    // One that was cut off on its way may come again, and is marked.
    expect(mails.filter((mail) => mail.headers["x-sparv-repeat"] === undefined).length).toBeLessThanOrEqual(1);
    expect(mails[0]?.headers["list-unsubscribe"]).toContain("/ajax/newsletter/end/");
    expect(mails[0]?.text).toContain("Rad två.");
  }
  expect(await readInbox(stack.simulatorsUrl, ended)).toEqual([]);
  expect(await issues.write({ ...planned, subject: "Ett annat" })).toBe("already-going-out");
}, 300_000);

test("an issue whose day has not come stays where it is", async () => {
  const issues = createIssueStore(ports());
  const later = issue("2026-W50", Date.now() + 3_600_000);
  await issues.write(later);
  expect(await issues.due(new Date())).not.toContain(later.issueId);
  expect(await issues.begin(later.issueId)).toBeUndefined();
});

const countSent = async (): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from mails where template = 'newsletter-issue' and state = 'sent'",
  );
  return rows[0]?.count ?? 0;
};
