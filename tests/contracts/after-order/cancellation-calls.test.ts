import { formatOrderNumber } from "#domain/order/order-number.ts";
import { createHmac } from "node:crypto";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createUnconfirmedNotices } from "#adapters/postgres/unconfirmed-notices.ts";
import { unconfirmedOn } from "#domain/after-order/confirmation-deadline.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { randomId } from "#platform/ids.ts";
import {
  dayFromNow,
  NOT_OWNER,
  openOrderFixtures,
  type OrderFixtures,
  START_DATE,
} from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

let stack: Stack;
let ordered: OrderFixtures;
beforeAll(async () => {
  stack = await openSharedStack({ hasWorker: true });
  ordered = openOrderFixtures(stack);
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const CHECK = "/ajax/check-cancel-current-insurance/";
const SEND = "/ajax/send-cancel-current-insurance-mail/";
const INSURER = "uppsagning@granskog.example";
const WAIT_MS = 60_000;

const newBox = () => `kund-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

const mailsAbout = async (box: string, orderId: string) =>
  (await readInbox(stack.simulatorsUrl, box)).filter(({ text }) => text.includes(formatOrderNumber(orderId)));

const queuedMails = async (orderId: string): Promise<number> => {
  const { rows } = await ordered.pool.query<{ count: number }>(
    "select count(*)::int as count from mails where key like $1",
    [`cancellation-%:${orderId}`],
  );
  return rows[0]?.count ?? -1;
};

describe("the former insurance", () => {
  it("is checked for the person who ordered, with the documented answer [C-222]", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    await ordered.fetchPolicy(customer);
    const { status, body } = await customer.post(CHECK, { orderId });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Success: true,
      Data: {
        Result: {
          Status: "OK",
          ProviderName: "Granskog Försäkring",
          NewStartDate: START_DATE,
          CurrentRenewalDate: START_DATE,
          RegistrationNumber: "SPV 24K",
          IsSent: false,
        },
      },
    });
    expect(body.Data.Result.Mandate.Text).toContain("fullmakt");
    expect(await queuedMails(orderId)).toBe(0);
  });

  it("is not cancelled based on another person's fetch in the same browser, because the policy may be theirs", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    await ordered.fetchPolicy(customer, { personalNumber: NOT_OWNER });
    const { body } = await customer.post(CHECK, { orderId });
    expect(body.Data.Result).toMatchObject({ Status: "NO_RECENT_INSURELY_DATA", ProviderName: null });
    const sent = await customer.post(SEND, { orderId, mandateVersion: body.Data.Result.Mandate.Version });
    expect(sent.body.Success).toBe(false);
    expect(await queuedMails(orderId)).toBe(0);
    // The customer's own fetch counts, although it is older.
    await ordered.fetchPolicy(customer, { fetchedDaysAgo: 2 });
    expect((await customer.post(CHECK, { orderId })).body.Data.Result.Status).toBe("OK");
  });

  it("is cancelled by one notice to the insurer and one copy, however often the button is pressed [C-223] [C-228]", async () => {
    const customer = await ordered.newCustomer();
    const box = newBox();
    const orderId = await ordered.place(customer, { email: box });
    await ordered.fetchPolicy(customer);
    const { Version: mandateVersion, Text } = (await customer.post(CHECK, { orderId })).body.Data.Result.Mandate;

    const presses = await Promise.all([1, 2, 3].map(() => customer.post(SEND, { orderId, mandateVersion })));
    for (const { body } of presses)
      expect(body).toMatchObject({ Success: true, Data: { Result: { Status: "OK", IsSent: true } } });

    await waitUntil(async () => (await mailsAbout(box, orderId)).length > 0, WAIT_MS, "the copy");
    await waitUntil(async () => (await mailsAbout(INSURER, orderId)).length > 0, WAIT_MS, "the notice");
    const [again, [notice], [copy]] = [
      await customer.post(SEND, { orderId, mandateVersion }),
      await mailsAbout(INSURER, orderId),
      await mailsAbout(box, orderId),
    ];
    expect(again.body.Success).toBe(true);
    expect(await queuedMails(orderId)).toBe(2);
    expect((await mailsAbout(INSURER, orderId)).length + (await mailsAbout(box, orderId)).length).toBe(2);

    expect(notice?.subject).toBe("Uppsägning av bilförsäkring för SPV 24K");
    expect(notice?.headers["reply-to"]).toContain(box);
    expect(copy?.text).toContain("Du ansvarar själv");
    const letters = [notice, copy].map((mail) => mail?.attachments[0]);
    for (const letter of letters)
      expect(letter).toMatchObject({ fileName: "uppsagning.pdf", contentType: "application/pdf" });
    expect(letters[0]?.contentBase64).toBe(letters[1]?.contentBase64);
    const letter = textOf(letters[0]?.contentBase64 ?? "");
    for (const text of ["Anna Lindqvist", "SPV 24K", "Granskog", "Rattvis", Text.slice(0, 60)])
      expect(letter).toContain(text);
    for (const text of [letter, notice?.text, copy?.text]) expect(text).not.toMatch(/850210/);

    const { rows } = await ordered.pool.query("select mandate_version, mandate_enc from cancellations where id = $1", [
      orderId,
    ]);
    expect(rows).toEqual([{ mandate_version: mandateVersion, mandate_enc: expect.not.stringContaining("fullmakt") }]);
  });

  it.each(["house", "flat"] as const)(
    "of a %s is named with its renewal, and ended as a car's is",
    async (vertical) => {
      const customer = await ordered.newCustomer();
      const box = newBox();
      const home = { vertical, address: "Sparvvägen 7", zip: "12345" };
      const orderId = await ordered.place(customer, { email: box, provider: "akerbar", home });
      await ordered.fetchPolicy(customer, { home: { ...home, address: "SPARVVÄGEN 7", zip: "123 45" } });
      const { Result } = (await customer.post(CHECK, { orderId })).body.Data;
      expect(Result).toMatchObject({
        Status: "OK",
        ProviderName: "Granskog Försäkring",
        CurrentRenewalDate: START_DATE,
        RegistrationNumber: null,
        Letter: null,
      });
      expect(Result.Mandate.Text).toContain("för Sparvvägen 7, 123 45 hos");
      const sent = await customer.post(SEND, { orderId, mandateVersion: Result.Mandate.Version });
      expect(sent.body).toMatchObject({ Success: true, Data: { Result: { IsSent: true } } });
      await waitUntil(async () => (await mailsAbout(INSURER, orderId)).length > 0, WAIT_MS, "the notice");
      const [notice] = await mailsAbout(INSURER, orderId);
      expect(notice?.subject).toContain("för Sparvvägen 7, 123 45");
    },
  );

  it("without a known end date is left to the customer, with a letter to send", async () => {
    const customer = await ordered.newCustomer();
    const home = { vertical: "house", address: "Sparvvägen 7", zip: "12345" } as const;
    const orderId = await ordered.place(customer, { provider: "akerbar", home });
    await ordered.fetchPolicy(customer, { home, renewalDate: null });
    const { Status, Letter, Mandate } = (await customer.post(CHECK, { orderId })).body.Data.Result;
    expect(Status).toBe("NO_INSURANCE_FOUND");
    for (const text of ["Granskog Försäkring", "villaförsäkring", "Sparvvägen 7, 123 45", "nästa förnyelsedag", "Anna"])
      expect(Letter).toContain(text);
    expect((await customer.post(SEND, { orderId, mandateVersion: Mandate.Version })).body.Success).toBe(false);
    // No letter is written for another home than the ordered one.
    const other = await ordered.newCustomer();
    const otherId = await ordered.place(other, { provider: "akerbar", home });
    await ordered.fetchPolicy(other, { home: { ...home, address: "Annanväg 9" }, renewalDate: null });
    expect((await other.post(CHECK, { orderId: otherId })).body.Data.Result).toMatchObject({
      Status: "NO_INSURANCE_FOUND",
      Letter: null,
    });
  });

  it("is reported to the customer once when the notice bounces, and a forged bounce changes nothing", async () => {
    const customer = await ordered.newCustomer("orderer");
    const box = newBox();
    const orderId = await ordered.place(customer, { email: box });
    await ordered.fetchPolicy(customer, { insurer: "nordkaj" });
    const { Version: mandateVersion } = (await customer.post(CHECK, { orderId })).body.Data.Result.Mandate;
    await customer.post(SEND, { orderId, mandateVersion });
    const address = "uppsagning@nordkaj.example";
    await waitUntil(async () => (await mailsAbout(address, orderId)).length > 0, WAIT_MS, "the notice");
    const isSent = async () =>
      (
        await ordered.pool.query("select 1 from mails where key = $1 and state = 'sent'", [
          `cancellation-notice:${orderId}`,
        ])
      ).rowCount === 1;
    await waitUntil(isSent, WAIT_MS, "the notice to be sent");

    const bounce = async (kind: string, key: string) => {
      const noticeid = randomId();
      const signature = createHmac("sha256", key).update(`${noticeid}\n${address}\n${kind}`).digest("hex");
      return (await customer.post("/ajax/mail/bounce/", { noticeid, address, kind, signature })).status;
    };
    const key = readConfig(stack.env).mailBounceKey;
    expect([await bounce("permanent", "another key"), await bounce("temporary", key)]).toEqual([404, 200]);
    expect(await isSent()).toBe(true);
    expect([await bounce("permanent", key), await bounce("permanent", key)]).toEqual([200, 200]);
    expect(await isSent()).toBe(false);

    const bounceMails = async () =>
      (await mailsAbout(box, orderId)).filter(({ subject }) => subject.includes("nådde inte"));
    await waitUntil(async () => (await bounceMails()).length > 0, WAIT_MS, "the mail about the bounce");
    expect((await bounceMails()).map(({ subject }) => subject)).toEqual(["Uppsägningen nådde inte Nordkaj"]);
    expect(await (await customer.get("/minasidor/ordrar/")).text()).toContain(
      "Vi vet inte säkert att uppsägningen har kommit fram",
    );
  });

  it("that its insurer has not confirmed is reported to the customer once, and waits at the desk", async () => {
    const customer = await ordered.newCustomer("orderer");
    const notify = async (day: string, box: string) => {
      const orderId = await ordered.place(customer, { email: box, startDate: day });
      await ordered.fetchPolicy(customer, { renewalDate: day });
      const { Version: mandateVersion } = (await customer.post(CHECK, { orderId })).body.Data.Result.Mandate;
      await customer.post(SEND, { orderId, mandateVersion });
      await waitUntil(async () => (await mailsAbout(INSURER, orderId)).length > 0, WAIT_MS, "the notice");
      return orderId;
    };
    const inTime = await notify(START_DATE, newBox());
    const isDue = async (today: string) =>
      (await createUnconfirmedNotices(ordered.pool, ordered.stores.cipher).unreported(today, 1_000)).some(
        ({ orderId }) => orderId === inTime,
      );
    const day = unconfirmedOn(swedishDate(Date.now()), START_DATE);
    expect([await isDue(addDays(day, -1)), await isDue(day), await isDue(START_DATE)]).toEqual([false, true, true]);
    expect(await isDue(addDays(START_DATE, 1))).toBe(false);

    // This one ends tomorrow: the worker finds it by itself.
    const box = newBox();
    const orderId = await notify(dayFromNow(1), box);
    const reported = async () =>
      (await mailsAbout(box, orderId)).filter(({ subject }) => subject.includes("har inte bekräftat"));
    await waitUntil(async () => (await reported()).length > 0, WAIT_MS, "the mail");
    expect((await reported())[0]?.text).toContain("rekommenderat brev");
    const desk = createDeskStore(ordered.stores);
    const waiting = await desk.waiting(1_000);
    expect(waiting.find((line) => line.orderId === orderId)?.notice).toBe("unconfirmed");
    expect(waiting.some((line) => line.orderId === inTime)).toBe(false);
    expect(await desk.openCancellation(orderId)).toMatchObject({ insurerName: "Granskog Försäkring" });
    expect(await reported()).toHaveLength(1);

    // The insurer's answer goes to the customer, who ends the waiting, once.
    const follow = `/minasidor/ordrar/folj/?order=${orderId}`;
    expect(await (await customer.get(follow)).text()).toContain("Vi väntar på att Granskog Försäkring bekräftar");
    expect((await customer.submit(follow, { answer: "850210-2380" })).status).toBe(422);
    const answer = "Hej! Vi har avslutat din försäkring.";
    for (const _ of [1, 2]) expect((await customer.submit(follow, { answer })).status).toBe(303);
    expect((await desk.waiting(1_000)).some((line) => line.orderId === orderId)).toBe(false);
    const page = await (await customer.get(follow)).text();
    for (const text of ["Granskog Försäkring har bekräftat", answer, INSURER]) expect(page).toContain(text);
    const receipts = async () => (await mailsAbout(box, orderId)).filter(({ text }) => text.includes(answer));
    await waitUntil(async () => (await receipts()).length > 0, WAIT_MS, "the receipt");
    expect(await receipts()).toHaveLength(1);
    const { rows } = await ordered.pool.query(
      "select detail from order_events where order_id = $1 and kind = 'checked'",
      [orderId],
    );
    expect(rows).toEqual([{ detail: { about: "cancellation", outcome: "cancelled", by: "customer" } }]);

    // The evidence is a file of the owner's alone.
    const evidence = `/minasidor/ordrar/bevis/?order=${orderId}`;
    const file = await customer.get(evidence);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const written = textOf(Buffer.from(await file.arrayBuffer()).toString("base64"));
    for (const text of [INSURER, "250", answer]) expect(written).toContain(text);
    expect(written).not.toMatch(/850210/);
    const other = await ordered.newCustomer("customer");
    for (const path of [evidence, follow]) expect((await other.get(path)).status).toBe(404);
    expect((await other.submit(follow, { answer })).status).toBe(404);
    const stranger = await ordered.newCustomer();
    expect([(await stranger.get(evidence)).status, (await stranger.submit(follow, { answer })).status]).toEqual([
      302, 303,
    ]);
  });

  it("is not cancelled by a notice that was still queued when the new order was withdrawn", async () => {
    const customer = await ordered.newCustomer();
    const box = newBox();
    const orderId = await ordered.place(customer, { email: box });
    await ordered.fetchPolicy(customer);
    const { Version: mandateVersion } = (await customer.post(CHECK, { orderId })).body.Data.Result.Mandate;
    await stack.worker?.kill9();
    expect((await customer.post(SEND, { orderId, mandateVersion })).body.Success).toBe(true);
    await customer.post("/ajax/withdraw-order/", { orderId, name: "Anna Lindqvist", email: box });
    await stack.worker?.restart();
    const receipts = async () =>
      (await mailsAbout(box, orderId)).filter(({ subject }) => subject.includes("ångeranmälan"));
    await waitUntil(async () => (await receipts()).length > 0, WAIT_MS, "the receipt");
    const { rows } = await ordered.pool.query<{ state: string }>("select state from mails where key like $1", [
      `cancellation-%:${orderId}`,
    ]);
    expect(rows).toEqual([{ state: "failed" }, { state: "failed" }]);
    expect(await mailsAbout(INSURER, orderId)).toEqual([]);
    expect(await mailsAbout(box, orderId)).toHaveLength(1);
  });

  it("is not cancelled when the new one begins a day late: the answer states it, and nothing is sent [C-226]", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    await ordered.fetchPolicy(customer, { renewalDate: dayFromNow(29) });
    const { Status, Mandate } = (await customer.post(CHECK, { orderId })).body.Data.Result;
    expect(Status).toBe("INCORRECT_START_DATE");
    const { body } = await customer.post(SEND, { orderId, mandateVersion: Mandate.Version });
    expect(body).toMatchObject({ Success: false, Status: "NotSent", Data: { Result: { IsSent: false } } });
    expect(await queuedMails(orderId)).toBe(0);
  });

  it("has a status for every other case, and none of them sends a notice", async () => {
    const cases: [
      string,
      Parameters<OrderFixtures["place"]>[1],
      Parameters<OrderFixtures["fetchPolicy"]>[1] | undefined,
    ][] = [
      ["NO_RECENT_INSURELY_DATA", {}, undefined],
      // 31 times 24 hours are 30 days on the night after the clocks have changed.
      ["NO_RECENT_INSURELY_DATA", {}, { fetchedDaysAgo: 32 }],
      ["NOT_CAR_OWNER", { personalNumber: NOT_OWNER }, { personalNumber: NOT_OWNER }],
      ["NO_INSURANCE_FOUND", {}, { registrationNumber: "ABC12D" }],
      ["ERROR", { isUnderWay: true }, {}],
    ];
    for (const [status, order, policy] of cases) {
      const customer = await ordered.newCustomer();
      const orderId = await ordered.place(customer, order);
      if (policy) await ordered.fetchPolicy(customer, policy);
      const { Status, Mandate } = (await customer.post(CHECK, { orderId })).body.Data.Result;
      expect(Status).toBe(status);
      expect((await customer.post(SEND, { orderId, mandateVersion: Mandate.Version })).body.Success).toBe(false);
      expect(await queuedMails(orderId)).toBe(0);
    }
  });

  it("is neither shown nor cancelled before the person has been identified in the browser", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    const fetchId = await ordered.fetchPolicy(customer);
    await ordered.pool.query("delete from browser_identifications where reference = $1", [fetchId]);
    const { Result } = (await customer.post(CHECK, { orderId })).body.Data;
    expect(Result).toMatchObject({
      Status: "NO_RECENT_INSURELY_DATA",
      ProviderName: null,
      CurrentRenewalDate: null,
      IsIdentified: false,
    });
    const refused = await customer.post(SEND, { orderId, mandateVersion: Result.Mandate.Version });
    expect(refused.body).toMatchObject({
      Success: false,
      Status: "NotIdentified",
      Data: { Result: { IsSent: false } },
    });
    expect(await queuedMails(orderId)).toBe(0);
    // The owner of the car makes no difference.
    const other = await ordered.newCustomer();
    const theirs = await ordered.place(other, { personalNumber: NOT_OWNER });
    expect((await other.post(CHECK, { orderId: theirs })).body.Data.Result).toEqual(Result);
  });

  it.each(["fetch", "signature", "session"] as const)(
    "is cancelled for a person identified by a %s",
    async (method) => {
      const customer = await ordered.newCustomer(method === "session" ? "orderer" : undefined);
      const orderId = await ordered.place(customer);
      const fetchId = await ordered.fetchPolicy(customer);
      if (method === "session")
        await ordered.pool.query("delete from browser_identifications where reference = $1", [fetchId]);
      else
        await ordered.pool.query("update browser_identifications set method = $2 where reference = $1", [
          fetchId,
          method,
        ]);
      const { Mandate, IsIdentified } = (await customer.post(CHECK, { orderId })).body.Data.Result;
      expect(IsIdentified).toBe(true);
      expect((await customer.post(SEND, { orderId, mandateVersion: Mandate.Version })).body.Success).toBe(true);
    },
  );

  it("is not cancelled with an outdated mandate text, or without one", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer);
    await ordered.fetchPolicy(customer);
    expect((await customer.post(SEND, { orderId, mandateVersion: "older" })).body.Success).toBe(false);
    expect((await customer.post(SEND, { orderId })).body).toMatchObject({ Success: false, Status: "ValidateError" });
    expect(await queuedMails(orderId)).toBe(0);
  });

  it("is hidden from other visitors, and available to its logged-in owner in any browser", async () => {
    const customer = await ordered.newCustomer();
    const orderId = await ordered.place(customer, { personalNumber: "199002012384" });
    const stranger = await ordered.newCustomer();
    for (const path of [CHECK, SEND]) {
      const asked = await stranger.post(path, { orderId, mandateVersion: "x" });
      const unknown = await stranger.post(path, { orderId: randomId(), mandateVersion: "x" });
      expect(asked.status).toBe(404);
      expect(asked.body).toEqual(unknown.body);
    }
    const elsewhere = await ordered.newCustomer("customer");
    expect((await elsewhere.post(CHECK, { orderId })).status).toBe(200);
    expect((await elsewhere.post(CHECK, { orderId: await ordered.place(customer) })).status).toBe(404);
  });
});

describe("the gift", () => {
  const form = { civicNumber: "19850210-2380", phoneNumber: "070-123 45 67" };

  it("is entered once when it is ticked, with our date and nothing readable; otherwise nothing is stored [C-236]", async () => {
    const customer = await ordered.newCustomer();
    await ordered.place(customer);
    await ordered.pool.query("delete from gift_entries");
    const ask = async (fields: Record<string, string>) => (await customer.post("/ajax/gift-campaign/", fields)).body;
    expect(await ask(form)).toMatchObject({ Success: true, Data: { Result: { State: "NONE" } } });
    expect((await ordered.pool.query("select 1 from gift_entries")).rowCount).toBe(0);
    const ticked = { ...form, product: "parkeringsskiva" };
    expect(await ask(ticked)).toMatchObject({ Success: true, Data: { Result: { State: "ENTERED" } } });
    expect(await ask(ticked)).toMatchObject({ Success: true, Data: { Result: { State: "ENTERED" } } });
    const { rows } = await ordered.pool.query("select product, entered_on, form_enc from gift_entries");
    expect(rows).toEqual([
      {
        product: "parkeringsskiva",
        entered_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        form_enc: expect.not.stringMatching(/0701|2380/),
      },
    ]);
  });

  it("that was requested before is reported to the identified person, not to a browser that ordered in their name", async () => {
    const [first, other] = [await ordered.newCustomer(), await ordered.newCustomer()];
    for (const customer of [first, other]) await ordered.place(customer);
    await ordered.pool.query("delete from gift_entries");
    const ticked = { ...form, product: "parkeringsskiva" };
    const unasked = await first.post("/ajax/gift-campaign/", ticked);
    const phone = async () => (await ordered.pool.query("select form_enc from gift_entries")).rows;
    const phoneBefore = await phone();
    const asked = await other.post("/ajax/gift-campaign/", { ...ticked, phoneNumber: "070-999 99 99" });
    expect([asked.status, asked.body]).toEqual([unasked.status, unasked.body]);
    // Nor does the second request change the phone number of the first.
    expect(await phone()).toEqual(phoneBefore);
    const person = await ordered.newCustomer("orderer");
    const repeated = await person.post("/ajax/gift-campaign/", ticked);
    expect(repeated.body).toMatchObject({ Success: true, Data: { Result: { State: "ALREADY" } } });
    const otherPerson = await ordered.newCustomer("customer");
    expect((await otherPerson.post("/ajax/gift-campaign/", ticked)).status).toBe(404);
  });

  it("is for customers with an order, and its fields are validated", async () => {
    const stranger = await ordered.newCustomer();
    expect((await stranger.post("/ajax/gift-campaign/", { ...form, product: "parkeringsskiva" })).status).toBe(404);
    const { body } = await stranger.post("/ajax/gift-campaign/", { civicNumber: "1", phoneNumber: "x" });
    expect(body.Error.map((error: { ParameterId: string }) => error.ParameterId)).toEqual([
      "civicNumber",
      "phoneNumber",
    ]);
  });
});

/** The lines of one of our letters, joined. */
function textOf(base64: string): string {
  const text = Buffer.from(base64, "base64").toString("latin1");
  const lines = [...text.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").toString("latin1"),
  );
  return lines.join(" ");
}
