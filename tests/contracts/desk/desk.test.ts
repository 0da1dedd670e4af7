import { formatOrderNumber } from "#domain/order/order-number.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { readConfig } from "#platform/config/config.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { randomId } from "#platform/ids.ts";
import { findInClear } from "#tests/contracts/postgres/clear-values.ts";
import { openSession, type TestPerson } from "#tests/support/open-session.ts";
import { NOT_OWNER, openOrderFixtures, type OrderFixtures, OWNER } from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { type Answer, CASES, casePath, requestsAs } from "./requests-as.ts";
import { refuseWithdrawal } from "#tests/support/refused-withdrawal.ts";

let stack: Stack;
let ordered: OrderFixtures;
beforeAll(async () => {
  stack = await startStack({
    topic: "desk",
    workers: 1,
    speed: "instant",
    // Everything is logged, so that a forbidden log entry is found.
    env: { SPARV_LOG_LEVEL: "debug" },
  });
  ordered = openOrderFixtures(stack);
}, 180_000);
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const SIMULATORS = "/redaktion/simulatorer/";
const WAIT_MS = 90_000;
const cipher = createColumnCipher(readConfig(developmentEnvironment()).columnKeys);
const newBox = () => `kund-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

const as = (who: TestPerson | undefined) => requestsAs(stack, ordered.pool, who);

/** The state that the order's workflow leaves when the provider never gave a clear answer. */
async function placeUncertain(email = newBox()): Promise<{ orderId: string; email: string }> {
  const orderId = await ordered.place(await ordered.newCustomer(), { email, isUnderWay: true });
  await ordered.pool.query(
    "update orders set state = 'uncertain', settled_at = now(), outcome_enc = $2 where id = $1",
    [orderId, cipher.encrypt({ column: "orders.outcome_enc", rowId: orderId }, "inget svar")],
  );
  return { orderId, email };
}

const stateOf = async (orderId: string): Promise<string | undefined> =>
  (await ordered.pool.query<{ state: string }>("select state from orders where id = $1", [orderId])).rows[0]?.state;

const readsOf = async (subject: string) =>
  (
    await ordered.pool.query<{ action: string; staff_id: string }>(
      "select action, staff_id from desk_reads where subject = $1 order by id",
      [subject],
    )
  ).rows;

/** The number of waiting cases in the navigation. */
const countedIn = ({ html }: Answer): number =>
  Number(/ärenden<span[^>]*>(\d+)<span[^>]*>[^<]*(?:<!-- -->)?väntar/.exec(html)?.[1] ?? 0);

describe("the desk", () => {
  it("has one entrance: a person without a login returns to the requested page afterwards, and support to its cases", async () => {
    const place = "/redaktion/arenden/";
    const { status, html } = await (await as(undefined)).get(place);
    const way = `/minasidor/?vidare=${encodeURIComponent(place)}`;
    expect([status, html.includes(`${way}#logga-in`)]).toEqual([401, true]);
    for (const door of [way, "/redaktion/"]) {
      const found = await (await as("support")).get(door);
      expect(found.html, door).toContain("<h1>Beställningar och ärenden</h1>");
      // The footer of the public site, and its text editor, are not part of the desk.
      expect(found.html).not.toContain("<footer");
    }
    expect((await (await as("customer")).get(way)).html).toContain("Logga in");
  });

  it("is for support only: no one else reads, searches, decides or makes anything fail", async () => {
    const { orderId, email } = await placeUncertain();
    for (const who of [undefined, "customer", "editor"] as const) {
      const person = await as(who);
      const answers = [
        await person.get(CASES),
        await person.post(CASES, { sok: orderId }),
        await person.get(casePath(orderId)),
        await person.post(casePath(orderId), { outcome: "refused" }),
        await person.get(SIMULATORS),
        await person.post(SIMULATORS, { target: "insurers/tuvull", fault: "hang" }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
      for (const { html } of answers) expect(html).not.toMatch(new RegExp(`${email}|Oklar|HNG 001`));
    }
    expect(await stateOf(orderId)).toBe("uncertain");
    expect(await stack.simulators.faults("insurers/tuvull")).toEqual([]);
    expect(await readsOf(orderId)).toEqual([]);
    // Nor from another site, even for a person who is logged in.
    const support = await as("support");
    const foreign = await support.post(casePath(orderId), { outcome: "refused" }, { origin: "https://example.com" });
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(await stateOf(orderId)).toBe("uncertain");
  });

  it("finds an order by number and by address in any letter case, and logs who looked", async () => {
    const support = await as("support");
    const { orderId, email } = await placeUncertain();
    const number = formatOrderNumber(orderId);
    for (const sok of [orderId, number, number.toLowerCase().replaceAll("-", " "), email, ` ${email.toUpperCase()} `]) {
      const { status, html } = await support.post(CASES, { sok });
      expect(status).toBe(200);
      expect(html).toContain(casePath(orderId).replace("&", "&amp;"));
    }
    expect((await readsOf(orderId)).map(({ action }) => action)).toEqual(["search-number"]);
    expect((await support.post(CASES, { sok: newBox() })).html).toContain("Ingen beställning hittades.");
    // A mistyped personal number is not searched for, and not stored.
    const mistyped = "198502102381";
    for (const sok of ["", mistyped, `${mistyped.slice(0, 8)}-${mistyped.slice(8)}`, OWNER.slice(1)])
      expect((await support.post(CASES, { sok })).status).toBe(422);
    expect(await readsOf(mistyped)).toEqual([]);
    // One beside something else is not searched for either, and is in no row of the log.
    for (const sok of [
      `${OWNER}-${OWNER}`,
      `${OWNER}_Anna_Lindqvist`,
      `${OWNER.slice(2)}${OWNER}`,
      `Anna ${OWNER.slice(2, 8)} – ${OWNER.slice(8)}`,
      `kund-${OWNER.slice(0, 8)}_${OWNER.slice(8)}`,
    ]) {
      const { status, html } = await support.post(CASES, { sok });
      expect([sok, status]).toEqual([sok, 422]);
      expect(html).toContain("Skriv bara personnumret");
    }
    const { rows } = await ordered.pool.query("select subject from desk_reads");
    expect(JSON.stringify(rows)).not.toContain(OWNER.slice(8));
  });

  it("shows what happened to an order, and never a whole personal number; every view is logged permanently", async () => {
    const support = await as("support");
    const { orderId, email } = await placeUncertain();
    const { html } = await support.get(casePath(orderId));
    for (const text of [orderId, email, "Oklar", "Beställningen togs emot", "19850210-••••", "inget svar"])
      expect(html).toContain(text);
    for (const whole of [OWNER, OWNER.slice(2), OWNER.slice(8)]) expect(html).not.toContain(whole);
    expect(await readsOf(orderId)).toEqual([{ action: "read", staff_id: expect.any(String) }]);
    await expect(ordered.pool.query("delete from desk_reads")).rejects.toThrow("append-only");
    await expect(ordered.pool.query("update desk_reads set staff_id = 'x'")).rejects.toThrow("append-only");
    expect((await support.get(casePath(randomId()))).status).toBe(404);
  });

  it("lists what waits for a person: uncertain orders, and withdrawals that a provider refused", async () => {
    const support = await as("support");
    const before = countedIn(await support.get(SIMULATORS));
    const { orderId } = await placeUncertain();
    // On every page of the desk, and only for a person who may open the waiting cases.
    expect(countedIn(await support.get(SIMULATORS))).toBe(before + 1);
    expect(countedIn(await (await as("editor")).get("/redaktion/"))).toBe(0);
    const customer = await ordered.newCustomer();
    const withdrawn = await ordered.place(customer);
    await customer.post("/ajax/withdraw-order/", { orderId: withdrawn, name: "Anna Lindqvist", email: newBox() });
    await waitUntil(
      async () =>
        (await ordered.pool.query("select 1 from withdrawals where order_id = $1 and state <> 'accepted'", [withdrawn]))
          .rowCount === 1,
      WAIT_MS,
      "the withdrawal",
    );
    expect((await support.get(CASES)).html).not.toContain(withdrawn);
    await refuseWithdrawal(ordered.pool, withdrawn);
    const { html } = await support.get(CASES);
    expect(html).toContain(orderId);
    expect(html).toContain(withdrawn);
    expect((await support.get(casePath(withdrawn))).html).toContain("Bolaget nekade ångeranmälan");
  });
});

describe("a search by personal number", () => {
  const dashed = `${NOT_OWNER.slice(0, 8)}-${NOT_OWNER.slice(8)}`;
  const WAYS = [NOT_OWNER, NOT_OWNER.slice(2), dashed, ` ${dashed.slice(2)} `, dashed.replace("-", " ")];

  it("finds only that person's orders, and shows the number masked", async () => {
    const own = await ordered.place(await ordered.newCustomer(), { personalNumber: NOT_OWNER });
    const other = await ordered.place(await ordered.newCustomer());
    const support = await as("support");
    for (const sok of WAYS) {
      const { status, html, location } = await support.post(CASES, { sok });
      expect([status, location], sok).toEqual([200, null]);
      expect(html).toContain("<h2>1 beställning</h2>");
      expect(html).toContain(own);
      expect(html).not.toContain(other);
      expect(html).toContain("Personnummer 19580214-••••");
      expect(html).not.toMatch(/0214-?2785/);
    }
    const none = await support.post(CASES, { sok: "199901232380" });
    expect(none.html).toContain("Ingen beställning hittades.");
    const wrong = await support.post(CASES, { sok: "195802142786" });
    expect([wrong.status, wrong.html.includes("Det är inget giltigt personnummer.")]).toEqual([422, true]);
    for (const who of [undefined, "customer", "editor"] as const)
      expect((await (await as(who)).post(CASES, { sok: NOT_OWNER })).status).toBe(401);
  });

  it("is logged by the keyed hash, and the number is in no table and no log", async () => {
    const { pool } = ordered;
    const hash = createLookupHash(readConfig(stack.env).lookupKey)("person", NOT_OWNER);
    const searches = async () =>
      (
        await pool.query<{ staff_id: string; subject: string }>(
          "select staff_id, subject from desk_reads where action = 'search-person' and subject = $1",
          [hash],
        )
      ).rows;
    const before = (await searches()).length;
    await (await as("support")).post(CASES, { sok: dashed });
    const after = await searches();
    expect(after.length).toBe(before + 1);
    expect(after[0]?.staff_id).toMatch(/^[\w-]{20,}$/);
    expect(await findInClear(pool, ["(19)?580214[-+ ]?278[56]"])).toEqual([]);
    const lines = stack.readLogs().flatMap((log) => log.split("\n"));
    expect(lines.length).toBeGreaterThan(10);
    // Whole numbers only: the end of a port or of a duration may be the same four digits.
    const written = /(?<!\d)(?:19)?580214(?!\d)|(?<!\d)(?:19)?580214[-+ ]?278[56](?!\d)/;
    expect(lines.filter((line) => written.test(line))).toEqual([]);
  });
});

describe("a withdrawal that the provider refused", () => {
  async function withdrawRefused() {
    const customer = await ordered.newCustomer("orderer");
    const orderId = await ordered.place(customer);
    const email = newBox();
    await customer.post("/ajax/withdraw-order/", { orderId, name: "Anna Lindqvist", email });
    const { pool } = ordered;
    const isConfirmed = async () =>
      (await pool.query("select 1 from withdrawals where order_id = $1 and state = 'confirmed'", [orderId]))
        .rowCount === 1;
    await waitUntil(isConfirmed, WAIT_MS, "the withdrawal");
    await refuseWithdrawal(pool, orderId);
    return { customer, orderId, email };
  }
  const closing = (ending: string, reason: string) => ({ form: "close-withdrawal", ending, reason });
  const closedMails = async (email: string) =>
    (await readInbox(stack.simulatorsUrl, email)).filter(({ subject }) => subject === "Besked om din ångeranmälan");

  it.each([
    ["ended", "Ångrad, försäkringen är avslutad", "CONFIRMED", "har avslutat försäkringen", "Du har ångrat köpet"],
    [
      "continued",
      "Ångeranmälan avslutad, försäkringen gäller",
      "KEPT",
      "gäller fortfarande",
      "Försäkringen gäller fortfarande",
    ],
  ])("is closed once as %s, and the customer is notified by mail and on every page", async (ending, ...texts) => {
    const [atDesk, onWire, inMail, onPage] = texts;
    const { customer, orderId, email } = await withdrawRefused();
    const support = await as("support");
    const reason = "Vi har talat med bolaget i dag.";
    expect((await support.get(CASES)).html).toContain(orderId);
    for (const wrong of [closing("", reason), closing(ending, "  "), closing(ending, `Om ${OWNER}`)])
      expect((await support.post(casePath(orderId), wrong)).status).toBe(422);
    expect((await (await as("editor")).post(casePath(orderId), closing(ending, reason))).status).toBe(401);

    const presses = await Promise.all([1, 2].map(() => support.post(casePath(orderId), closing(ending, reason))));
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const { html } = await support.get(casePath(orderId));
    for (const text of [atDesk, "Ångeranmälan avslutades av kundservice"]) expect(html).toContain(text);
    expect((await support.get(CASES)).html).not.toContain(orderId);
    const { rows } = await ordered.pool.query<{ detail: { outcome: string; staffId: string } }>(
      "select detail from order_events where order_id = $1 and kind = 'withdrawal-closed'",
      [orderId],
    );
    expect(rows).toEqual([{ detail: { outcome: ending, staffId: expect.any(String) } }]);

    await waitUntil(async () => (await closedMails(email)).length > 0, WAIT_MS, "the mail");
    const mails = await closedMails(email);
    expect(mails).toHaveLength(1);
    for (const text of [inMail, reason, formatOrderNumber(orderId)]) expect(mails[0]?.text).toContain(text);
    const again = await customer.post("/ajax/withdraw-order/", { orderId, name: "Anna Lindqvist", email });
    expect(again.body.Data.Result.State).toBe(onWire);
    for (const path of ["/forsakring/bil/order/klar/", "/forsakring/bil/order/angra/"]) {
      const page = await (await customer.get(`${path}?order=${orderId}`)).text();
      for (const text of [onPage, reason]) expect(page).toContain(text);
    }
    expect(await (await customer.get("/minasidor/ordrar/")).text()).toContain(reason);
  });
});

describe("a notice that did not reach the former insurer", () => {
  /** The state that the worker leaves when the insurer's server rejects the mail, or the mail provider reports a bounce. */
  async function loseNotice(state: "failed" | "uncertain") {
    const customer = await ordered.newCustomer("orderer");
    const email = newBox();
    const orderId = await ordered.place(customer, { email });
    await ordered.fetchPolicy(customer);
    const checked = await customer.post("/ajax/check-cancel-current-insurance/", { orderId });
    const { Version: mandateVersion } = checked.body.Data.Result.Mandate;
    await customer.post("/ajax/send-cancel-current-insurance-mail/", { orderId, mandateVersion });
    const key = `cancellation-notice:${orderId}`;
    const isSent = async () =>
      (await ordered.pool.query("select 1 from mails where key = $1 and state = 'sent'", [key])).rowCount === 1;
    await waitUntil(isSent, WAIT_MS, "the notice");
    expect((await (await as("support")).get(CASES)).html).not.toContain(orderId);
    await ordered.pool.query("update mails set state = $2, outcome = 'it came back' where key = $1", [key, state]);
    return { customer, orderId, email };
  }
  const closing = (ending: string, reason: string) => ({ form: "close-cancellation", ending, reason });
  const closedMails = async (email: string) =>
    (await readInbox(stack.simulatorsUrl, email)).filter(({ subject }) =>
      subject.startsWith("Besked om din uppsägning"),
    );

  it.each<[state: "failed" | "uncertain", ending: string, atDesk: string, inMail: string, onPage: RegExp]>([
    [
      "failed",
      "cancelled",
      "bolaget har bekräftat",
      "har bekräftat att försäkringen är uppsagd",
      /Granskog Försäkring har bekräftat uppsägningen/,
    ],
    ["uncertain", "left-to-customer", "kunden säger upp själv", "tills du själv säger upp den", /Vi vet inte säkert/],
  ])(
    "waits for a person when its mail is %s, who ends it once as %s",
    async (state, ending, atDesk, inMail, onPage) => {
      const { customer, orderId, email } = await loseNotice(state);
      const support = await as("support");
      const list = (await support.get(CASES)).html;
      expect(list.slice(list.indexOf(orderId))).toContain("Uppsägningen kom inte fram till det gamla bolaget");
      expect((await support.get(casePath(orderId))).html).toContain("uppsagning@granskog.example");
      expect((await readsOf(orderId)).map(({ action }) => action)).toEqual(["read"]);

      const reason = "Vi ringde bolaget i dag.";
      for (const wrong of [closing("ended", reason), closing(ending, " "), closing(ending, `Om ${OWNER}`)])
        expect((await support.post(casePath(orderId), wrong)).status).toBe(422);
      for (const who of [undefined, "customer", "editor"] as const)
        expect((await (await as(who)).post(casePath(orderId), closing(ending, reason))).status).toBe(401);
      const presses = await Promise.all([1, 2].map(() => support.post(casePath(orderId), closing(ending, reason))));
      expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);

      expect((await support.get(CASES)).html).not.toContain(orderId);
      const { html } = await support.get(casePath(orderId));
      for (const text of ["Ärendet om uppsägningen avslutades av kundservice", atDesk]) expect(html).toContain(text);
      expect(html).not.toContain("Avsluta ärendet och mejla kunden");
      const { rows } = await ordered.pool.query<{ detail: unknown }>(
        "select detail from order_events where order_id = $1 and kind = 'checked'",
        [orderId],
      );
      expect(rows).toEqual([{ detail: { about: "cancellation", outcome: ending, staffId: expect.any(String) } }]);
      expect(JSON.stringify(rows)).not.toContain(reason);

      await waitUntil(async () => (await closedMails(email)).length > 0, WAIT_MS, "the mail");
      const mails = await closedMails(email);
      expect(mails).toHaveLength(1);
      for (const text of [inMail, reason, formatOrderNumber(orderId)]) expect(mails[0]?.text).toContain(text);
      expect(await (await customer.get("/minasidor/ordrar/")).text()).toMatch(onPage);
    },
  );

  it("is no case when the new insurance was withdrawn: the former one is to continue", async () => {
    const { customer, orderId, email } = await loseNotice("failed");
    const support = await as("support");
    expect((await support.get(CASES)).html).toContain(orderId);
    await customer.post("/ajax/withdraw-order/", { orderId, name: "Anna Lindqvist", email });
    expect((await support.get(CASES)).html).not.toContain(orderId);
    expect((await support.post(casePath(orderId), closing("cancelled", "Vi ringde."))).status).toBe(409);
  });
});

describe("an order with an uncertain outcome", () => {
  it("is placed when the provider has it: once, with its confirmation, although the worker was dead when support decided", async () => {
    const support = await as("support");
    const { orderId, email } = await placeUncertain();
    expect((await support.post(casePath(orderId), { outcome: "placed" })).status).toBe(422);
    expect((await support.post(casePath(orderId), {})).status).toBe(422);
    await stack.worker?.kill9();
    const decision = { outcome: "placed", providerOrderId: "RV-4711" };
    const answers = await Promise.all([1, 2, 3].map(() => support.post(casePath(orderId), decision)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await support.post(casePath(orderId), { outcome: "refused" })).status).toBe(409);
    await stack.worker?.restart();
    await waitUntil(async () => (await stateOf(orderId)) === "placed", WAIT_MS, "the order to be placed");
    await waitUntil(async () => (await readInbox(stack.simulatorsUrl, email)).length > 0, WAIT_MS, "the confirmation");
    const mails = await readInbox(stack.simulatorsUrl, email);
    expect(mails.map(({ text }) => text.includes("RV-4711"))).toEqual([true]);
    const { rows } = await ordered.pool.query<{ kind: string }>(
      "select kind from order_events where order_id = $1 and kind in ('checked', 'placed') order by id",
      [orderId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["checked", "placed"]);
    expect((await support.get(casePath(orderId))).html).toContain("Kontrollerad: finns hos bolaget");
  });

  it("is refused when the provider does not have it, and the customer is notified", async () => {
    const support = await as("support");
    const { orderId, email } = await placeUncertain();
    expect((await support.post(casePath(orderId), { outcome: "refused" })).status).toBe(303);
    await waitUntil(async () => (await stateOf(orderId)) === "refused", WAIT_MS, "the order to be refused");
    await waitUntil(async () => (await readInbox(stack.simulatorsUrl, email)).length > 0, WAIT_MS, "the mail");
    expect((await readInbox(stack.simulatorsUrl, email))[0]?.text).toContain(
      "Bolaget har inte tagit emot beställningen.",
    );
  });

  it("is the only kind of order that a person can decide", async () => {
    const support = await as("support");
    const orderId = await ordered.place(await ordered.newCustomer());
    const answer = await support.post(casePath(orderId), { outcome: "refused" });
    expect(answer.status).toBe(409);
    expect(await stateOf(orderId)).toBe("placed");
  });
});

it("the simulators are listed with their magic inputs, and can be made to fail and to recover", async () => {
  const support = await as("support");
  const { html } = await support.get(SIMULATORS);
  for (const input of ["HNG 001", "Tystvägen 1", "insurers/tuvull"]) expect(html).toContain(input);
  const set = await support.post(SIMULATORS, { target: "insurers/tuvull", fault: "hang" });
  expect(set.status).toBe(303);
  expect(await stack.simulators.faults("insurers/tuvull")).toMatchObject([{ kind: "hang", share: 1 }]);
  expect((await support.get(SIMULATORS)).html).toContain("Ta bort felet i insurers/tuvull");
  for (const wrong of [
    { target: "insurers/tuvull", fault: "explode" },
    { target: "../faults", fault: "hang" },
  ])
    expect((await support.post(SIMULATORS, wrong)).status).toBe(422);
  await support.post(SIMULATORS, { target: "insurers/tuvull" });
  expect(await stack.simulators.faults("insurers/tuvull")).toEqual([]);
  await support.post(SIMULATORS, { target: "insurers/rask", fault: "slow" });
  await support.post(SIMULATORS, {});
  expect(await stack.simulators.faults("insurers/rask")).toEqual([]);
});

describe("a fault that a visitor has seen", () => {
  /** The list of cases cannot be read: every support page is a fault until the table is back. */
  async function whileBroken<T>(work: () => Promise<T>): Promise<T> {
    await ordered.pool.query("alter table application_answers rename to application_answers_away");
    try {
      return await work();
    } finally {
      await ordered.pool.query("alter table application_answers_away rename to application_answers");
    }
  }

  const storedOf = async (traceId: string) =>
    (
      await ordered.pool.query<{ kind: string; route: string; status: number }>(
        "select kind, route, status from seen_faults where trace_id = $1 order by id",
        [traceId],
      )
    ).rows;

  it("has a reference on its page, by which the desk finds it", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const cookie = `${SESSION_COOKIE}=${await openSession(ordered.pool, readConfig(stack.env), "support")}`;
    const ask = (accept: string) =>
      fetch(stack.url + CASES, { headers: { cookie, accept, traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
    const [page] = await whileBroken(async () => [await ask("text/html"), await ask("application/json")]);
    expect(page.status).toBe(500);
    expect(page.headers.get("traceresponse")).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    expect(await page.text()).toContain("Ange referensen <code>F-4BF9-2F35-77B3</code> om du kontaktar oss.");

    await waitUntil(async () => (await storedOf(traceId)).length === 2, WAIT_MS, "two stored faults");
    expect(await storedOf(traceId)).toEqual([
      { kind: "page", route: CASES, status: 500 },
      { kind: "call", route: CASES, status: 500 },
    ]);
    const support = await as("support");
    for (const sok of ["f-4bf9-2f35-77b3", "F4BF92F3577B3", traceId]) {
      const { status, html } = await support.post(CASES, { sok });
      expect([sok, status]).toEqual([sok, 200]);
      expect(html).toContain("<h2>2 fel</h2>");
      expect(html).toContain("Kunden såg felsidan");
      expect(html).toContain(traceId);
    }
    expect(await readsOf("F-4BF9-2F35-77B3")).toHaveLength(3);
    const none = await support.post(CASES, { sok: "F-0000-0000-0000" });
    expect(none.html).toContain("Inget fel hittades.");
  });

  it("is found by no one else", async () => {
    for (const who of [undefined, "customer", "editor"] as const)
      expect((await (await as(who)).post(CASES, { sok: "F-4BF9-2F35-77B3" })).status).toBe(401);
  });

  it("has another reference each time when the caller names no trace, also one that is not a trace", async () => {
    const cookie = `${SESSION_COOKIE}=${await openSession(ordered.pool, readConfig(stack.env), "support")}`;
    const ask = async (headers: Record<string, string>) =>
      /F(?:-[0-9A-F]{4}){3}/.exec(
        await (await fetch(stack.url + CASES, { headers: { cookie, ...headers } })).text(),
      )?.[0];
    const seen = await whileBroken(async () => [
      await ask({}),
      await ask({}),
      await ask({ traceparent: "00-198502102380-x-01" }),
    ]);
    expect(seen).not.toContain(undefined);
    expect(new Set(seen).size).toBe(3);
  });
});
