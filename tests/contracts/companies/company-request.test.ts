import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailStore } from "#adapters/postgres/mail-store.ts";
import type { MailRow } from "#journeys/mail/mail.port.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { PAGE_LIMITS } from "#http/page-limits.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { fieldId } from "#ui/inputs/parts/field-ids.ts";
import { STAY_HERE } from "#web/shell/forms/stay-here.ts";

let stack: Stack;
let pool: DatabasePool;
beforeAll(async () => {
  // Everything is logged: the stack fails on stop if a personal number was.
  stack = await openSharedStack();
  pool = createPool({ url: stack.env["SPARV_DATABASE_URL"] ?? "", name: "test", connectionFailed: () => undefined });
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

const COMPANY = "559999-1006";
const GONE_COMPANY = "559999-0008";
const SOLE_TRADER = "850210-2380";

/** V-055. */
const NOT_FOUND = "Vänligen ange ett korrekt organisationsnummer, alt. enskild firma";

const newContact = () => `Kontakt ${randomId()}`;

const asked = (fields: Record<string, string> = {}): Record<string, string> => ({
  orgnumber: COMPANY,
  contact: newContact(),
  email: "anna@post.example",
  services: "car",
  message: "Vi vill gärna vara med.",
  ...fields,
});

const post = (fields: Record<string, string>, from: { address?: string; visitor?: string; path?: string } = {}) =>
  fetch(stack.url + (from.path ?? "/for-bolag/"), {
    method: "POST",
    headers: {
      origin: stack.url,
      "x-forwarded-for": from.address ?? newAddress(),
      ...(from.visitor === undefined ? {} : { cookie: `${VISITOR_COOKIE}=${from.visitor}` }),
    },
    body: new URLSearchParams(fields),
  });

/** The mails about a contact request. */
async function mailsAbout(contact: string): Promise<MailRow[]> {
  const config = readConfig(stack.env);
  const cipher = createColumnCipher(config.columnKeys);
  const store = createMailStore({ pool, cipher, lookupHash: createLookupHash(config.lookupKey) });
  const { rows } = await pool.query<{ id: string }>("select id from mails where template = 'company-request'");
  const mails = await Promise.all(rows.map(({ id }) => store.load(id)));
  return mails.flatMap((mail) => (mail?.variables["contact"] === contact ? [mail] : []));
}

describe("a company that asks to be compared", () => {
  test("gets a thank-you page and is in one mail to us, however often the same form is sent", async () => {
    const request = asked({ services: "car,house" });
    for (const answer of await Promise.all([post(request), post(request), post(request)])) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Tack för er förfrågan!");
    }
    const mails = await mailsAbout(request["contact"] ?? "");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe("bolag@sparv.example");
    expect(mails[0]?.variables).toMatchObject({
      company: expect.stringMatching(/ AB$/) as string,
      number: COMPANY,
      email: "anna@post.example",
      replyTo: "anna@post.example",
      services: "Bilförsäkring, Villaförsäkring",
      message: "Vi vill gärna vara med.",
    });
    const changed = await post({ ...request, message: "Vi glömde säga att vi också har hemförsäkring." });
    expect(changed.status).toBe(200);
    expect(await mailsAbout(request["contact"] ?? "")).toHaveLength(2);
  });

  test("a sole trader's number, which is a personal number, is stored nowhere", async () => {
    const request = asked({ orgnumber: SOLE_TRADER, message: "" });
    expect((await post(request)).status).toBe(200);
    const mails = await mailsAbout(request["contact"] ?? "");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.variables).toMatchObject({ company: "Enskild firma", message: "Inget" });
    expect(JSON.stringify(mails[0])).not.toMatch(/0210-?2380/);
  });

  test.for([
    ["no number", "orgnumber", "", NOT_FOUND],
    ["a wrong check digit", "orgnumber", "556677-8898", NOT_FOUND],
    ["a company that has left the register", "orgnumber", GONE_COMPANY, NOT_FOUND],
    ["no contact", "contact", " ", "Vänligen ange vem vi ska kontakta"],
    ["a contact that is too long", "contact", "a".repeat(101), "Vänligen ange högst 100 tecken"],
    ["no address", "email", "", "Vänligen ange en mejladress"],
    ["an address of no domain", "email", "anna@finns-inte.se", "Vänligen ange en korrekt e-post."],
    ["no service", "services", "", "Vänligen välj minst en tjänst"],
    ["a service that we do not have", "services", "boat", "Vänligen välj minst en tjänst"],
    ["a message that is too long", "message", "a".repeat(2_001), "Vänligen ange högst 2000 tecken"],
  ] as const)("%s is refused at the field and in the summary", async ([, name, value, message]) => {
    const request = asked({ [name]: value });
    const answer = await post(request);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    // Once in the summary and once at the field.
    const body = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(body.split(message).length - 1, name).toBe(2);
    expect(body).toContain('role="alert"');
    expect(body).toContain(`href="#${fieldId(name)}"`);
    expect(await mailsAbout(request["contact"] ?? "")).toEqual([]);
  });

  test("a line break in a name does not add a line to the mail", async () => {
    const contact = newContact();
    expect((await post(asked({ contact: `${contact}\r\nBcc: x@post.example` }))).status).toBe(200);
    expect(await mailsAbout(`${contact} Bcc: x@post.example`)).toHaveLength(1);
  });

  test("a visitor who fills in the hidden field gets a thank-you page, and no mail is written", async () => {
    const request = asked({ website: "https://kop.example" });
    expect(await (await post(request)).text()).toContain("Tack för er förfrågan!");
    expect(await mailsAbout(request["contact"] ?? "")).toEqual([]);
  });

  test("is accepted with only its number when the register does not answer", async () => {
    await stack.simulators.setFaults("registers/organisations", { kind: "5xx" });
    const request = asked();
    expect((await post(request)).status).toBe(200);
    await stack.simulators.clearFaults("registers/organisations");
    const mails = await mailsAbout(request["contact"] ?? "");
    expect(mails[0]?.variables).toMatchObject({ company: COMPANY, number: COMPANY });
  });

  test("one browser is stopped after its limit, and the form shows so", async () => {
    const from = { address: newAddress(), visitor: randomId(), path: "/for-bolag/_.data" };
    for (let taken = 0; taken < PAGE_LIMITS["company-request"].visitor.limit; taken++)
      expect((await post(asked({ [STAY_HERE]: "1" }), from)).status).toBe(200);
    const stopped = asked({ [STAY_HERE]: "1" });
    const answer = await post(stopped, from);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toMatch(/"errors".*Det du har fyllt i står kvar\./);
    expect(await mailsAbout(stopped["contact"] ?? "")).toEqual([]);
  });
});
