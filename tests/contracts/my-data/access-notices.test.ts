import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAccessNotices } from "#adapters/postgres/access-notice.ts";
import { createAgentStore } from "#adapters/postgres/agent-store.ts";
import { createCalendarLinkStore } from "#adapters/postgres/calendar-link-store.ts";
import { createHouseholdSharingStore } from "#adapters/postgres/household-sharing-store.ts";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { GivenAccess } from "#journeys/access/access-notice.port.ts";
import { writeAccessNotice } from "#journeys/access/access-notice.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { NUMBERS, openSession } from "#tests/support/open-session.ts";

const config = readConfig(developmentEnvironment());
let database: TestDatabase;
let stores: StorePorts;
let personId: string;

beforeAll(async () => {
  database = await createTestDatabase("access_notices");
  stores = {
    pool: database.openPool(),
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  };
  await openSession(stores.pool, config, "customer");
  const { rows } = await stores.pool.query<{ person_id: string }>("select person_id from login_orders");
  [{ person_id: personId }] = rows as [{ person_id: string }];
});
afterAll(() => database.drop());
beforeEach(() => stores.pool.query("delete from mails"));

/** An order for the person's number, by a person who was identified or by anyone. */
async function addOrder(email: string, identifiedBy?: "session" | "signature"): Promise<void> {
  const id = randomId();
  const sealed = stores.cipher.encrypt({ column: "orders.personal_enc", rowId: id }, JSON.stringify({ email }));
  await stores.pool.query(
    `insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore,
       start_date, search_id, quote_id, monthly_fee_ore, details_enc, summary_enc, personal_enc, person_lookup, state, provider_order_id, accepted_at, settled_at, identified_by)
     values ($1, $2, 'car', $1, 1, 'p', 's', 1, '2026-01-01', 's', 'q', 1, 'x', 'x', $3, $4, 'placed', $1, clock_timestamp(), clock_timestamp(), $5)`,
    [id, randomId(), sealed, stores.lookupHash("person", NUMBERS.customer), identifiedBy],
  );
}

const noticeOf = (access: GivenAccess, subjectId = randomId()) =>
  writeAccessNotice({ newId: randomId }, access, subjectId);

async function listMails(): Promise<{ key: string; to: string; variables: Readonly<Record<string, string>> }[]> {
  const { rows } = await stores.pool.query<{ id: string; key: string }>("select id, key from mails order by key");
  const mails = createMailStore(stores);
  return Promise.all(
    rows.map(async ({ id, key }) => {
      const mail = await mails.load(id);
      return { key, to: mail?.to ?? "", variables: mail?.variables ?? {} };
    }),
  );
}

test("the mail goes to an address of the person's own, never to one that a stranger typed with the number", async () => {
  const notices = createAccessNotices(stores);
  await addOrder("stranger@example.se");
  expect(await notices.queue(personId, noticeOf({ kind: "export" }))).toBe(false);
  await addOrder("signed@example.se", "signature");
  await addOrder("stranger@example.se");
  expect(await notices.queue(personId, noticeOf({ kind: "export" }, "a"))).toBe(true);
  await addOrder("own@example.se", "session");
  await addOrder("stranger@example.se");
  expect(await notices.queue(personId, noticeOf({ kind: "export" }, "b"))).toBe(true);
  // The same subject is reported once.
  expect(await notices.queue(personId, noticeOf({ kind: "export" }, "b"))).toBe(false);
  expect((await listMails()).map(({ key, to }) => [key, to])).toEqual([
    ["access-export:a", "signed@example.se"],
    ["access-export:b", "own@example.se"],
  ]);
});

test("a calendar link, an agent and an invitation are written with their mails, which hold no personal number", async () => {
  await addOrder("own@example.se", "session");
  const nowMs = Date.now();
  const name = "Agent 850210–2380";
  const isQueued = [
    await createCalendarLinkStore(stores).replace(
      personId,
      { linkId: randomId(), token: randomId(), createdAtMs: nowMs },
      noticeOf({ kind: "calendar" }),
    ),
    await createAgentStore(stores).grant(
      {
        grantId: randomId(),
        personId,
        clientId: "c",
        clientName: name,
        scopes: [],
        consentText: "",
        grantedAtMs: nowMs,
      },
      { token: randomId(), resource: "r", issuedAtMs: nowMs, expiresAtMs: nowMs, challenge: "c", redirectUri: "r" },
      noticeOf({ kind: "agent", name }),
    ),
    (
      await createHouseholdSharingStore(stores).invite(
        {
          invitationId: randomId(),
          personId,
          token: randomId(),
          invited: { name: "Kim", email: "" },
          invitedAtMs: nowMs,
          expiresAtMs: nowMs + DAY_MS,
        },
        undefined,
        noticeOf({ kind: "invitation", name: "Kim" }),
      )
    ).isNoticed,
  ];
  expect(isQueued).toEqual([true, true, true]);
  const mails = await listMails();
  expect(mails.map(({ to, variables }) => [to, variables["title"]])).toEqual([
    ["own@example.se", "Ett program får läsa åt dig"],
    ["own@example.se", "En länk till din kalender är skapad"],
    ["own@example.se", "En inbjudan till ditt hushåll är skapad"],
  ]);
  expect(JSON.stringify(mails)).not.toContain("2380");
});

test("a notice that cannot be written leaves no link", async () => {
  const links = createCalendarLinkStore(stores);
  await links.revoke(personId);
  const broken = { ...noticeOf({ kind: "calendar" }), template: undefined as unknown as string };
  await expect(
    links.replace(personId, { linkId: randomId(), token: randomId(), createdAtMs: Date.now() }, broken),
  ).rejects.toThrow("template");
  expect(await links.find(personId)).toBeUndefined();
});
