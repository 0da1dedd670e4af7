import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { createFormTokens, FORM_HEADER } from "#http/middleware/form-token.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { randomId } from "#platform/ids.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { newAddress } from "#tests/support/address.ts";
import {
  type Customer,
  openOrderFixtures,
  OWNER,
  type OrderFixtures,
  START_DATE,
} from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

/** The victim owns SPV 24K. The attacker knows their number, their plate, every id and link of theirs, and not their cookies. */
const VICTIM = OWNER;
/** The person of a session that is opened as "customer". */
const ATTACKER = "199002012384";
const BIL = "/forsakring/bil";
const CHECK = "/ajax/check-cancel-current-insurance/";
const SEND = "/ajax/send-cancel-current-insurance-mail/";
const WITHDRAW = "/ajax/withdraw-order/";

let stack: Stack;
let ordered: OrderFixtures;
let victim: Browser;
/** Without a login, and logged in as themselves. */
let attackers: readonly Browser[];
let theirs: Held;

interface Browser {
  readonly name: string;
  readonly customer: Customer;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<{ status: number; text: string; json: Answer }>;
  get(path: string): Promise<{ status: number; text: string; location: string }>;
}

// Each cell reads single fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

/** The ids and links of a person. */
interface Held {
  readonly searchId: string;
  readonly resultId: string;
  readonly orderId: string;
  readonly fetchId: string;
  /** Of a fetch of their own on the same device, approved and not yet returned from. */
  readonly returnUrl: string;
  readonly openFetchId: string;
}

beforeAll(async () => {
  stack = await openSharedStack({ hasWorker: true });
  ordered = openOrderFixtures(stack);
  victim = await openBrowser("the victim");
  attackers = [await openBrowser("an attacker"), await openBrowser("a logged-in attacker", "customer")];
  theirs = await fill(victim);
}, 2 * MINUTE_MS);
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

async function openBrowser(name: string, person?: "customer"): Promise<Browser> {
  const customer = await ordered.newCustomer(person);
  const keys = createCookieKeys(readConfig(stack.env));
  const session = customer.sessionToken === undefined ? "" : `; ${SESSION_COOKIE}=${customer.sessionToken}`;
  const headers = () => ({
    origin: stack.url,
    cookie: `${VISITOR_COOKIE}=${customer.visitorToken}${session}`,
    "x-forwarded-for": newAddress(),
    [FORM_HEADER]: createFormTokens({ keys, clock: systemClock }).issue(customer.owner),
  });
  return {
    name,
    customer,
    async post(path, fields) {
      const body = new URLSearchParams(fields);
      const answer = await fetch(stack.url + path, { method: "POST", headers: headers(), body, redirect: "manual" });
      const text = await answer.text();
      return { status: answer.status, text, json: text.startsWith("{") ? JSON.parse(text) : {} };
    },
    async get(path) {
      const answer = await fetch(path.startsWith("http") ? path : stack.url + path, {
        headers: headers(),
        redirect: "manual",
      });
      return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") ?? "" };
    },
  };
}

async function search(browser: Browser): Promise<{ searchId: string; resultId: string }> {
  const sample = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary;
  const { json } = await browser.post(`${BIL}/jamfor/ajax`, {
    ...sample,
    carregnumber: "SPV 24K",
    civicnumber: VICTIM,
    tempsearchid: randomId(),
  });
  return { searchId: json.Data.Result.SearchId, resultId: json.Data.Result.Ok[0].ResultId };
}

/** Starts a fetch of the victim's insurance, and has the victim approve it in their own app: returns the address that the app opens. */
async function fetchByLink(browser: Browser): Promise<{ fetchId: string; returnUrl: string }> {
  const subject = { carregnumber: "SPV 24K", civicnumber: VICTIM };
  const info = await browser.post(`${BIL}/get-owner-insurance-info`, subject);
  const begun = await browser.post(`${BIL}/init-fetch-insurance-data`, {
    ...subject,
    shopid: String(insurers.granskog.shopId),
    loginmethod: "SWEDISH_MOBILE_BANKID_SAME_DEVICE",
    consent: "true",
    consentversion: info.json.Data.Result.consent.version,
  });
  const fetchId = begun.json.Data.Result.fetchDataId as string;
  const poll = async () =>
    (await browser.post(`${BIL}/poll-insurance-data`, { fetchdataid: fetchId })).json.Data.Result;
  let link = "";
  await waitUntil(
    async () => (link = (await poll()).bankIdAutostartToken ?? "") !== "",
    MINUTE_MS,
    "the link that opens the app",
  );
  const phone = bankIdPhone(stack.simulatorsUrl, browser.name);
  const returnUrl = (await phone.approve((await phone.open(link, VICTIM)) ?? "")) ?? "";
  const isDone = async () =>
    (await ordered.pool.query("select 1 from fetches where id = $1 and state = 'done'", [fetchId])).rowCount === 1;
  await waitUntil(isDone, MINUTE_MS, "the fetch to end");
  return { fetchId, returnUrl };
}

async function fill(browser: Browser): Promise<Held> {
  const found = await search(browser);
  const fetchId = await ordered.fetchPolicy(browser.customer);
  const orderId = await ordered.place(browser.customer, { resultId: found.resultId });
  const open = await fetchByLink(browser);
  return { ...found, orderId, fetchId, openFetchId: open.fetchId, returnUrl: open.returnUrl };
}

/** What only the victim's insurer and registers know. */
const SECRETS = ["Granskog", "4308", "4 308", "01-18", "400000"];

const expectNothingIn = (text: string, what: string): void => {
  for (const secret of SECRETS) expect(text.includes(secret), `${what} reveals ${secret}`).toBe(false);
};

/** Tables that the attacker's own requests change: their session and searches, and the records of lookups and disclosures. */
const VOLATILE = [
  "sessions",
  "searches",
  "offers",
  "receipts",
  "commission_openings",
  "checkout_versions",
  "lookups",
  "disclosures",
  "audit_heads",
];

/** Filled by the worker meanwhile: the audit's shards, the months of public series, the log of receipts, and statistics. */
const OWN_PACE = /^(?:audit|series_days|ranking_log|price_)/;

async function fingerprint(): Promise<Record<string, string>> {
  const { rows: tables } = await ordered.pool.query<{ name: string }>(
    // A partition is part of its table.
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !VOLATILE.includes(table.name) && !OWN_PACE.test(table.name))) {
    const { rows } = await ordered.pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${name}" t`,
    );
    prints[name] = rows[0]?.print ?? "";
  }
  return prints;
}

/** A placed order is confirmed in the background: wait for it, so that it does not look like an effect of the attack. */
const untilConfirmed = (): Promise<void> =>
  waitUntil(
    async () => {
      const { rowCount } = await ordered.pool.query(
        `select 1 from orders where state = 'placed' and confirmed_at is null
         union all select 1 from mails where settled_at is null`,
      );
      return rowCount === 0;
    },
    MINUTE_MS,
    "the confirmations",
  );

const mailsOutside = async (): Promise<number> =>
  (await readInbox(stack.simulatorsUrl, "uppsagning@granskog.example")).length +
  (await readInbox(stack.simulatorsUrl, "kund@exempel.se")).length;

describe("two persons and two browsers", () => {
  test(
    "with the victim's ids and links, nothing is revealed and nothing changes",
    { timeout: 3 * MINUTE_MS },
    async () => {
      await untilConfirmed();
      const [before, mailsBefore] = [await fingerprint(), await mailsOutside()];
      let cells = 0;
      for (const attacker of attackers) {
        const own = await search(attacker);
        const posts: [string, Record<string, string>][] = [];
        for (const fetchdataid of [theirs.fetchId, theirs.openFetchId]) {
          posts.push(
            [`${BIL}/poll-insurance-data`, { fetchdataid }],
            [`${BIL}/check-fetch-result`, { fetchdataid }],
            [`${BIL}/cancel-fetch-insurance-data`, { fetchdataid }],
            [`${BIL}/order/checkout`, { resultid: own.resultId, fetchdataid }],
            ["/ajax/add-event-car-insurance-savings/", { searchid: own.searchId, fetchdataid }],
            [`${BIL}/jamfor/ajax`, { searchid: theirs.searchId, tempsearchid: randomId(), fetchdataid }],
          );
        }
        posts.push(
          [`${BIL}/get-owner-insurance-info`, { searchid: theirs.searchId }],
          [`${BIL}/init-fetch-insurance-data`, { resultid: theirs.resultId, shopid: "1041", loginmethod: "x" }],
          [`${BIL}/order/checkout`, { resultid: theirs.resultId }],
          [`${BIL}/order/ajax`, { resultid: theirs.resultId, action: "calculate", checkoutversion: "1" }],
          [`${BIL}/order/status`, { orderid: theirs.orderId }],
          [CHECK, { orderId: theirs.orderId }],
          [SEND, { orderId: theirs.orderId, mandateVersion: "x" }],
          [WITHDRAW, { orderId: theirs.orderId, name: "Anna Lindqvist", email: "a@post.example" }],
          [`${BIL}/order/angra/?order=${theirs.orderId}`, { step: "confirm", name: "Anna", email: "a@post.example" }],
        );
        for (const [path, fields] of posts) {
          const { status, text } = await attacker.post(path, fields);
          cells++;
          const what = `${attacker.name}: ${path} ${JSON.stringify(fields)}`;
          const isOwn = path.endsWith("order/checkout") && fields["resultid"] === own.resultId;
          const isAnswered = isOwn || path.includes("savings");
          // A page's form redirects a logged-out visitor to the login.
          const isForm = path.includes("order/angra/");
          expect(isAnswered ? [200] : isForm ? [303, 404] : [404, 422], what).toContain(status);
          // The attacker's own search may have found an offer of the same insurer.
          expectNothingIn(isOwn ? "" : text, what);
        }
        for (const [path, statuses] of [
          [`${BIL}/jamfor/?searchid=${theirs.searchId}`, [302]],
          [`${BIL}/order/?resultid=${theirs.resultId}`, [404]],
          // 401 when logged out, 404 when logged in as another person.
          [`${BIL}/order/klar/?order=${theirs.orderId}`, [401, 404]],
          [`${BIL}/order/angra/?order=${theirs.orderId}`, [401, 404]],
        ] as const) {
          cells++;
          const { status, text } = await attacker.get(path);
          expect(statuses, `${attacker.name}: ${path}`).toContain(status);
          expectNothingIn(text, path);
        }
        // The return address of the victim's own login, in the attacker's browser.
        cells++;
        expect((await attacker.get(theirs.returnUrl)).location).toBe("/");
      }
      console.log(`two persons: ${cells} wrong combinations`);
      const after = await fingerprint();
      expect(after).toEqual(before);
      expect(await mailsOutside()).toBe(mailsBefore);
    },
  );

  test(
    "in the victim's name from the attacker's browser, nothing is revealed and nothing is cancelled",
    { timeout: 3 * MINUTE_MS },
    async () => {
      for (const attacker of attackers) {
        // Lured: the victim has approved what the attacker began, and the app has opened the victim's own browser.
        const lured = await fetchByLink(attacker);
        expect((await victim.get(lured.returnUrl)).location).toBe("/");
        // F-002: anyone may order in any name. The attacker is also identified as themselves.
        const orderId = await ordered.place(attacker.customer, { personalNumber: VICTIM, startDate: START_DATE });
        await ordered.fetchPolicy(attacker.customer, { personalNumber: ATTACKER });
        await untilConfirmed();
        const before = await fingerprint();
        const mailsBefore = await mailsOutside();

        const followed = [
          await attacker.post(`${BIL}/poll-insurance-data`, { fetchdataid: lured.fetchId }),
          await attacker.post(`${BIL}/check-fetch-result`, { fetchdataid: lured.fetchId }),
        ];
        for (const { text, json } of followed) {
          expect(json.Data.Result.status).toBe("IN_PROGRESS");
          expectNothingIn(text, attacker.name);
        }
        const checked = await attacker.post(CHECK, { orderId });
        expect(checked.json.Data.Result).toMatchObject({ Status: "NO_RECENT_INSURELY_DATA", IsIdentified: false });
        expectNothingIn(checked.text, attacker.name);
        const sent = await attacker.post(SEND, { orderId, mandateVersion: checked.json.Data.Result.Mandate.Version });
        expect(sent.json).toMatchObject({ Success: false, Status: "NotIdentified" });
        expectNothingIn(sent.text, attacker.name);
        const own = await search(attacker);
        const opened = await attacker.post(`${BIL}/order/checkout`, {
          resultid: own.resultId,
          fetchdataid: lured.fetchId,
        });
        expect(opened.text).not.toMatch(/-01-18/);
        const page = await attacker.get(`${BIL}/order/klar/?order=${orderId}`);
        expect(page.text).not.toMatch(/18 januari|4 308/);

        expect(await fingerprint()).toEqual(before);
        expect(await mailsOutside()).toBe(mailsBefore);
      }
    },
  );

  test(
    "the same things done by the victim take effect, so that the test could fail",
    { timeout: 2 * MINUTE_MS },
    async () => {
      expect((await victim.get(theirs.returnUrl)).location).toBe(`${BIL}/#hamtning`);
      const polled = await victim.post(`${BIL}/poll-insurance-data`, { fetchdataid: theirs.openFetchId });
      expect(polled.text).toContain("Granskog");
      const checked = await victim.post(CHECK, { orderId: theirs.orderId });
      const { Status, Mandate } = checked.json.Data.Result;
      expect(["OK", "INCORRECT_START_DATE"]).toContain(Status);
      const sent = await victim.post(SEND, { orderId: theirs.orderId, mandateVersion: Mandate.Version });
      expect(sent.json.Success).toBe(Status === "OK");
      const withdrawn = await victim.post(WITHDRAW, {
        orderId: theirs.orderId,
        name: "Anna Lindqvist",
        email: "kund@exempel.se",
      });
      expect(withdrawn.json.Success).toBe(true);
    },
  );
});
