import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import compiledTemplates from "#adapters/email/compiled-templates.json" with { type: "json" };
import { createExpertStore } from "#adapters/postgres/expert-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import { createWaitingList } from "#adapters/postgres/waiting-list.ts";
import { MAIL_TRIGGERS, TYPED_MAILS_PER_DAY } from "#domain/mail/mail-triggers.ts";
import { createExpertJourney } from "#journeys/expert/expert-journey.ts";
import { createWaitingListJourney } from "#journeys/waiting-list/waiting-list-journey.ts";
import { systemClock } from "#platform/clock.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createSignedCodes } from "#platform/crypto/signed-codes.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "../postgres/test-database.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("recipient_limit");
  pool = database.openPool();
});
afterAll(() => database.drop());

const lookupHash = createLookupHash(randomBytes(32));
const cipher = createColumnCipher([{ id: "t", key: randomBytes(32) }]);

function open() {
  const ports = { pool, cipher, lookupHash };
  const started: string[] = [];
  const held: string[] = [];
  const queueing = {
    mails: createMailStore(ports),
    starter: { start: (_: string, id: string) => Promise.resolve(void started.push(id)) },
    startFailed: () => undefined,
    newId: randomId,
    heldBack: (template: string) => void held.push(template),
  };
  const shared = { ...queueing, isGoodEmail: () => Promise.resolve(true) };
  const expert = createExpertJourney({
    ...shared,
    store: createExpertStore(ports),
    proofs: { challenge: () => Promise.reject(new Error("not asked")), check: () => Promise.resolve(undefined) },
    confirmCodes: createSignedCodes(lookupHash, "expert-confirm"),
    confirmLink: (code) => `https://sparv.example/?kod=${code}`,
    clock: systemClock,
  });
  const waiting = createWaitingListJourney({
    ...shared,
    list: createWaitingList(ports),
    endCodes: createSignedCodes(lookupHash, "waiting-list-end"),
    endLink: (code) => code,
    textVersion: "t",
  });
  const ask = (email: string) =>
    expert.ask({ captcha: "123", email, question: "Vad kostar en bilförsäkring för mig?", proof: "", trap: "" });
  return { ...queueing, ask, waiting, started, held };
}

const newRecipient = (): string => `${randomId().toLowerCase()}@post.example`;

async function mailsTo(address: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from mails where recipient_lookup = $1",
    [lookupHash("email", address)],
  );
  return rows[0]?.count ?? 0;
}

describe("a mail that any visitor can trigger", () => {
  test("60 expert questions to one address send five mails, and the visitor gets the same answer each time", async () => {
    const { ask, started, held } = open();
    const address = newRecipient();
    const answers = [];
    for (let each = 0; each < 60; each++)
      answers.push(await ask(each % 2 === 0 ? address : ` ${address.toUpperCase()} `));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(await mailsTo(address)).toBe(TYPED_MAILS_PER_DAY);
    expect(started).toHaveLength(TYPED_MAILS_PER_DAY);
    expect(held).toHaveLength(60 - TYPED_MAILS_PER_DAY);
  });

  test("is limited also for parallel requests, and across kinds", async () => {
    const { ask, waiting, mails } = open();
    const address = newRecipient();
    await Promise.all([
      ...Array.from({ length: 12 }, () => ask(address)),
      ...Array.from({ length: 12 }, (_, index) => waiting.ask({ id: `tjanst-${index}`, product: "elavtal" }, address)),
      ...Array.from({ length: 12 }, (_, index) =>
        mails.queue({
          mailId: randomId(),
          key: `newsletter-confirm:${address}:${index}`,
          template: "newsletter-confirm",
          to: address,
          variables: {},
        }),
      ),
    ]);
    expect(await mailsTo(address)).toBe(TYPED_MAILS_PER_DAY);
  });

  test("is not limited for another recipient, nor for the same one a day later", async () => {
    const { ask, started } = open();
    const [full, other] = [newRecipient(), newRecipient()];
    for (let each = 0; each < 8; each++) await ask(full);
    await ask(other);
    expect(await mailsTo(other)).toBe(1);
    await pool.query("update mails set queued_at = queued_at - interval '25 hours' where recipient_lookup = $1", [
      lookupHash("email", full),
    ]);
    await ask(full);
    expect(started).toHaveLength(TYPED_MAILS_PER_DAY + 2);
  });
});

test("mails that a person has ordered or asked for are never limited", async () => {
  const { ask, mails } = open();
  const address = newRecipient();
  for (let each = 0; each < 8; each++) await ask(address);
  const own = Object.keys(MAIL_TRIGGERS).filter((template) => MAIL_TRIGGERS[template] === "own");
  expect(own).toContain("order-confirmation");
  for (const template of own) {
    const mail = { mailId: randomId(), key: `${template}:${randomId()}`, template, to: address, variables: {} };
    expect(await mails.queue(mail)).toEqual({ mailId: mail.mailId, isNew: true });
  }
});

test("every mail has a trigger of one kind", () => {
  expect(Object.keys(MAIL_TRIGGERS).toSorted()).toEqual(Object.keys(compiledTemplates).toSorted());
});
