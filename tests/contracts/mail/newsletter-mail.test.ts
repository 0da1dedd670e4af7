import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { newsletterCallTexts } from "#http/contract/newsletter.texts.sv.ts";
import { startDelivery } from "#journeys/mail/queue-mail.ts";
import { createRestateStarter } from "#adapters/restate/restate-starter.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { linkIn, readInbox } from "#tests/support/read-inbox.ts";

let stack: Stack;
let pool: DatabasePool;
beforeAll(async () => {
  stack = await openSharedStack({ hasWorker: true });
  pool = createPool({
    url: stack.env["SPARV_DATABASE_URL"] ?? "",
    name: "test-mail",
    connectionFailed: () => undefined,
  });
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

/** Longer than the timeout of an attempt that a kill interrupted. */
const WAIT_MS = 120_000;
/** Each test has its own mailbox, separate from other tests and earlier runs. */
const newBox = (word = "box"): string =>
  `${word}-${randomId()
    .replaceAll(/[^a-zA-Z0-9]/g, "")
    .slice(0, 12)}@post.example`;

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(stack.url + path, {
    method: "POST",
    headers: { "x-forwarded-for": newAddress(), ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as { Success: boolean; Error: unknown[] } };
}

const fromPage = () => ({ origin: stack.url });
const register = (email: string) => post("/ajax/register-email/", { email }, fromPage());

const mailsFor = async (to: string, count: number) => {
  await waitUntil(
    async () => (await readInbox(stack.simulatorsUrl, to)).length >= count,
    WAIT_MS,
    `${count} mails to ${to}`,
  );
  return readInbox(stack.simulatorsUrl, to);
};

const openPage = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, headers: { "x-forwarded-for": newAddress(), ...fromPage() }, redirect: "manual" });

test("an undeliverable address is refused with the documented message [V-047] [W-002]", async () => {
  for (const email of ["", "   ", "inte-en-adress", `a@b.se\r\nBcc: c@d.se`]) {
    const { body } = await register(email);
    expect(body).toMatchObject({
      Success: false,
      Error: [{ ParameterId: "email", Message: newsletterCallTexts.failed }],
    });
  }
});

test("a subscriber confirms by pressing, not by opening, and can unsubscribe the same way", async () => {
  const box = newBox();
  expect((await register(box)).body.Success).toBe(true);
  const [asked] = await mailsFor(box, 1);
  if (!asked) throw new Error("no mail");
  const confirmUrl = linkIn(asked, `${stack.url}/nyhetsbrev/bekrafta/`);

  expect((await openPage(confirmUrl)).status).toBe(200);
  expect((await openPage(confirmUrl)).status).toBe(200);
  expect(await readInbox(stack.simulatorsUrl, box)).toHaveLength(1);

  expect((await openPage(confirmUrl, { method: "POST" })).status).toBe(200);
  const [, welcome] = await mailsFor(box, 2);
  if (!welcome) throw new Error("no second mail");
  // Pressing again gives the same answer and sends nothing.
  expect((await openPage(confirmUrl, { method: "POST" })).status).toBe(200);

  const oneClick = welcome.headers["list-unsubscribe"]?.slice(1, -1) ?? "";
  const ended = await fetch(oneClick, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(ended.status).toBe(200);
  const endUrl = linkIn(welcome, `${stack.url}/nyhetsbrev/avsluta/`);
  expect(await (await openPage(endUrl)).text()).toContain("Du får inga fler tips från oss.");
  expect(await readInbox(stack.simulatorsUrl, box)).toHaveLength(2);
});

test("a repeated request on the same day sends no second mail, and does not disclose that the address is known", async () => {
  const box = newBox();
  const first = await register(box);
  const again = await register(box.toUpperCase());
  expect(again.body).toEqual(first.body);
  await mailsFor(box, 1);
  const other = newBox();
  await register(other);
  await mailsFor(other, 1);
  expect(await readInbox(stack.simulatorsUrl, box)).toHaveLength(1);
});

test("a foreign code, or one for another purpose, is not found", async () => {
  const box = newBox();
  await register(box);
  const [asked] = await mailsFor(box, 1);
  if (!asked) throw new Error("no mail");
  const code = new URL(linkIn(asked, `${stack.url}/nyhetsbrev/bekrafta/`)).searchParams.get("kod") ?? "";
  const asEnd = `${stack.url}/nyhetsbrev/avsluta/?kod=${code}`;
  for (const address of [
    asEnd,
    `${stack.url}/nyhetsbrev/bekrafta/?kod=${code}x`,
    `${stack.url}/nyhetsbrev/bekrafta/`,
  ]) {
    expect((await openPage(address)).status).toBe(404);
    expect((await openPage(address, { method: "POST" })).status).toBe(404);
  }
  expect((await post("/ajax/newsletter/end/", { kod: code })).status).toBe(404);
});

test("a server that defers the mail gets it later", async () => {
  const box = `senare-2@${randomId()
    .slice(0, 8)
    .replaceAll(/[^a-zA-Z0-9]/g, "x")}.example`;
  await queue(box);
  expect(await mailsFor(box, 1)).toHaveLength(1);
});

test("a lost answer causes at most one extra mail, and it is marked", async () => {
  const box = `tappad-1@${randomId()
    .slice(0, 8)
    .replaceAll(/[^a-zA-Z0-9]/g, "x")}.example`;
  const mailId = await queue(box);
  const mails = await mailsFor(box, 2);
  expect(mails.map((mail) => mail.headers["x-sparv-repeat"])).toEqual([undefined, "1"]);
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(1);
  await settled(mailId, "sent");

  const hopeless = `tappad-9@${randomId()
    .slice(0, 8)
    .replaceAll(/[^a-zA-Z0-9]/g, "x")}.example`;
  await settled(await queue(hopeless), "uncertain");
  expect(await readInbox(stack.simulatorsUrl, hopeless)).toHaveLength(2);
});

test("a bounced address gets nothing more, and an unsigned bounce notice changes nothing", async () => {
  const box = newBox("studs");
  // Not until it is sent: the report of the bounce changes its state again, often before it is read.
  await queue(box);
  await waitUntil(() => mailStore().isSuppressed(box), WAIT_MS, "the bounce to be reported");
  await settled(await queue(box), "failed");

  const safe = newBox();
  const notice = { noticeid: randomId(), address: safe, kind: "permanent" };
  const forged = createHmac("sha256", "another key").update(Object.values(notice).join("\n")).digest("hex");
  expect((await post("/ajax/mail/bounce/", { ...notice, signature: forged })).status).toBe(404);
  expect(await mailStore().isSuppressed(safe)).toBe(false);
});

test("a hundred mails while the worker is killed three times: each is sent, none is lost, duplicates are marked", async () => {
  const domain = `${randomId()
    .slice(0, 8)
    .replaceAll(/[^a-zA-Z0-9]/g, "x")}.example`;
  const boxes = Array.from({ length: 100 }, (_, number) => `person${number}@${domain}`);
  const queued = boxes.map((box) => queue(box));
  for (let kill = 0; kill < 3; kill += 1) {
    await mailsFor(boxes[kill * 20] ?? "", 1);
    await stack.worker?.kill9();
    await stack.worker?.restart();
  }
  const mailIds = await Promise.all(queued);
  await Promise.all(mailIds.map((mailId) => settled(mailId, "sent")));
  for (const box of boxes) {
    const mails = await readInbox(stack.simulatorsUrl, box);
    // A mail whose attempt was killed before the handover is marked as a repeat although it is the only one.
    const unmarked = mails.filter((mail) => mail.headers["x-sparv-repeat"] === undefined);
    expect(mails.length).toBeGreaterThanOrEqual(1);
    expect(unmarked.length).toBeLessThanOrEqual(1);
    expect(mails.length - unmarked.length).toBeLessThanOrEqual(3);
  }
}, 240_000);

const mailStore = () => {
  const config = readConfig(stack.env);
  return createMailStore({
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
};

async function queue(to: string): Promise<string> {
  const { mailId } = await mailStore().queue({
    mailId: randomId(),
    key: `test:${randomId()}`,
    template: "notice",
    to,
    variables: { subject: "Prov", title: "Prov", body: "Rad 1" },
  });
  const starter = createRestateStarter({ ingressUrl: stack.env["SPARV_RESTATE_INGRESS_URL"] ?? "" });
  await startDelivery({ starter, startFailed: () => undefined }, mailId);
  return mailId;
}

/** Not more often: a hundred that ask at once are more than the few connections of a test answer on a busy machine. */
const LOOK_EVERY_MS = 500;

const settled = (mailId: string, state: string) =>
  waitUntil(
    async () => (await mailStore().load(mailId))?.state === state,
    120_000,
    `mail to be ${state}`,
    LOOK_EVERY_MS,
  );
