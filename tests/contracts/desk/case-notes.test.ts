import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { findInClear, findUnsealed } from "#tests/contracts/postgres/clear-values.ts";
import type { TestPerson } from "#tests/support/open-session.ts";
import { openOrderFixtures, type OrderFixtures, OWNER } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { casePath, requestsAs } from "./requests-as.ts";

let stack: Stack;
let ordered: OrderFixtures;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
}, 180_000);
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const as = (who: TestPerson | undefined) => requestsAs(stack, ordered.pool, who);
const noteOf = (note: string, noteForm = randomId()) => ({ form: "note", note, noteForm });
const notesIn = async (orderId: string): Promise<number> =>
  (await ordered.pool.query("select from case_notes where order_id = $1", [orderId])).rowCount ?? 0;

describe("a note about a case", () => {
  it("is listed with its author and time, the newest first, and written to the order's events", async () => {
    const orderId = await ordered.place(await ordered.newCustomer());
    const support = await as("support");
    for (const note of ["Kunden ringde om <fakturan>.", "Bolaget svarar\r\npå torsdag."]) {
      const saved = await support.post(casePath(orderId), noteOf(note));
      expect(saved.status).toBe(303);
      expect(saved.location).toBe(`${casePath(orderId)}&antecknat#anteckningar`);
    }
    const { html } = await support.get(`${casePath(orderId)}&antecknat`);
    expect(html).toContain("Anteckningen är sparad.");
    expect(html).toMatch(/Bolaget svarar\npå torsdag\.[^]*Anna Lindqvist[^]*Kunden ringde om &lt;fakturan&gt;\./);
    expect(html).toMatch(/<time dateTime="[^"]+">\d{1,2} \p{L}+ \d{4} kl\. \d{2}:\d{2}<\/time>/u);
    const { rows } = await ordered.pool.query<{ detail: unknown }>(
      "select detail from order_events where order_id = $1 and kind = 'noted'",
      [orderId],
    );
    const detail = { noteId: expect.any(String) as string, staffId: expect.any(String) as string };
    expect(rows).toEqual([{ detail }, { detail }]);
    expect(html).toContain("Anteckning av kundservice");
  });

  it("is stored once when the same form is sent twice, and twice when two pages send the same text", async () => {
    const orderId = await ordered.place(await ordered.newCustomer());
    const support = await as("support");
    const sent = noteOf("Ringde, inget svar.");
    const answers = await Promise.all([1, 2, 3].map(() => support.post(casePath(orderId), sent)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await notesIn(orderId)).toBe(1);
    const events = await ordered.pool.query("select from order_events where order_id = $1 and kind = 'noted'", [
      orderId,
    ]);
    expect(events.rowCount).toBe(1);
    await support.post(casePath(orderId), noteOf("Ringde, inget svar."));
    // The person went back to the form and changed the text: nothing typed is lost.
    await support.post(casePath(orderId), { ...sent, note: "Ringde igen, inget svar." });
    expect(await notesIn(orderId)).toBe(3);
    // Each page has its own form.
    const formIn = (html: string) => /name="noteForm" value="([\w-]{20,})"/.exec(html)?.[1];
    const [first, second] = [await support.get(casePath(orderId)), await support.get(casePath(orderId))];
    expect(formIn(first.html)).toBeDefined();
    expect(formIn(first.html)).not.toBe(formIn(second.html));
  });

  it("is refused when it is empty, too long or holds a personal number, and the form preserves the text", async () => {
    const orderId = await ordered.place(await ordered.newCustomer());
    const support = await as("support");
    const dashed = `${OWNER.slice(0, 8)}-${OWNER.slice(8)}`;
    for (const note of ["", " \r\n ", "å".repeat(2_001), `Gäller ${OWNER}`, `Gäller ${dashed}.`, OWNER.slice(2)])
      expect((await support.post(casePath(orderId), noteOf(note))).status, note.slice(0, 40)).toBe(422);
    const { html } = await support.post(casePath(orderId), noteOf(`Frun heter Elsa, ${dashed}.`));
    expect(html).toContain("Det ser ut att stå ett personnummer i anteckningen.");
    expect(html).toContain("Frun heter Elsa,");
    expect(await notesIn(orderId)).toBe(0);
    // A line break counts as one character, as in the browser.
    expect((await support.post(casePath(orderId), noteOf("å\r\n".repeat(999) + "åå"))).status).toBe(303);
    expect((await support.post(casePath(randomId()), noteOf("Till ingen."))).status).toBe(404);
  });

  it("is written by support only, from our own pages, and not readable by a customer", async () => {
    const customer = await ordered.newCustomer("orderer");
    const orderId = await ordered.place(customer);
    for (const who of [undefined, "customer", "orderer", "editor"] as const)
      expect((await (await as(who)).post(casePath(orderId), noteOf("Obehörig."))).status).toBe(401);
    const support = await as("support");
    const foreign = await support.post(casePath(orderId), noteOf("Främmande."), { origin: "https://example.com" });
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(await notesIn(orderId)).toBe(0);

    await support.post(casePath(orderId), noteOf("Kanariefågeln sjunger."));
    expect((await support.get(casePath(orderId))).html).toContain("Kanariefågeln");
    for (const path of [
      `/forsakring/bil/order/klar/?order=${orderId}`,
      "/minasidor/ordrar/",
      `/minasidor/ordrar/bekraftelse/?order=${orderId}`,
      "/minasidor/uppgifter/",
    ]) {
      const page = await customer.get(path);
      expect(page.status, path).toBe(200);
      expect(await page.text(), path).not.toMatch(/Kanariefågeln|nteckning/);
    }
    expect((await (await as("orderer")).get(casePath(orderId))).html).not.toContain("Kanariefågeln");
  });

  it("cannot be read in the database", async () => {
    const orderId = await ordered.place(await ordered.newCustomer());
    await (await as("support")).post(casePath(orderId), noteOf("Kanariefågeln är sjuk sedan 3 mars."));
    expect(await notesIn(orderId)).toBe(1);
    expect(await findInClear(ordered.pool, ["kanarief", "3 mars"])).toEqual([]);
    expect(await findUnsealed(ordered.pool)).toEqual([]);
    const logs = stack.readLogs().join("\n");
    expect(logs).not.toContain("Kanariefågeln");
  });

  it("is shown without its author's name when the colleague's account is deleted", async () => {
    const orderId = await ordered.place(await ordered.newCustomer());
    const { columnKeys, lookupKey } = readConfig(stack.env);
    const desk = createDeskStore({
      pool: ordered.pool,
      cipher: createColumnCipher(columnKeys),
      lookupHash: createLookupHash(lookupKey),
    });
    await desk.addNote({ orderId, staffId: "gone", text: "Från förr.", formId: "" });
    expect((await desk.load(orderId))?.notes).toMatchObject([{ author: undefined, text: "Från förr." }]);
    expect((await (await as("support")).get(casePath(orderId))).html).toMatch(/Från förr\.[^]{0,80}Kundservice/);
  });
});
