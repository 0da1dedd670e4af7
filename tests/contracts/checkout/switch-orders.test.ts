import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutPath, switchPath } from "#domain/addresses/shop-paths.ts";
import { readAttributes } from "#tests/contracts/pages/read-attributes.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { type Customer, dayFromNow, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { randomId } from "#platform/ids.ts";
import { applySetCookies } from "#tools/browser/apply-set-cookies.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

const CAR = { path: "/forsakring/bil/" };
const CONTACT = {
  email: "a@exempel.se",
  phone: "0701740605",
  address: "Gatan 7",
  zip: "123 45",
  city: "Farsta",
  name: "Anna Lindqvist",
};
const SIGNS = "Skriv under med BankID";

let stack: Stack;
let fixtures: OrderFixtures;
beforeAll(async () => {
  stack = await openSharedStack();
  fixtures = openOrderFixtures(stack);
});
afterAll(async () => {
  await fixtures.close();
  await stack.stop();
});

async function searched() {
  const customer = await fixtures.newCustomer();
  const carregnumber = freshPlate();
  const sample = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary;
  const fields = { ...sample, carregnumber, tempsearchid: randomId() };
  const { body } = await customer.post(`${CAR.path}jamfor/ajax`, fields);
  const offers = (body as { Data: { Result: { Ok: { ResultId: string; ProviderName: string }[] } } }).Data.Result.Ok;
  const offer = offers.find(({ ProviderName }) => ProviderName === "Rattvis") ?? offers[0];
  return { customer, carregnumber, resultId: offer?.ResultId ?? "" };
}

/** What a browser without script posts when its visitor types the contact details and presses the button. */
async function pressOn(customer: Customer, path: string, html: string, more: Readonly<Record<string, string>> = {}) {
  const form = /<form\b(?:(?!<\/form>).)*name="checkoutversion".*?<\/form>/s.exec(html)?.[0] ?? "";
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([input]) => input);
  const sent = inputs.filter((input) => {
    const [type = "text"] = readAttributes(input, "type");
    return type !== "checkbox" && type !== "radio" ? true : / checked(?:=""|[ />])/.test(input);
  });
  const fields = Object.fromEntries(
    sent.map((input) => [readAttributes(input, "name")[0] ?? "", readAttributes(input, "value")[0] ?? ""]),
  );
  const [button = ""] = [...form.matchAll(/<button\b[^>]*name="action"[^>]*>/g)].map(([found]) => found);
  return customer.submit(path, {
    ...fields,
    ...CONTACT,
    action: readAttributes(button, "value")[0] ?? "calculate",
    ...more,
  });
}

/** The main part of a page as it is read. */
const shownText = (html: string): string =>
  (/<main\b.*<\/main>/s.exec(html)?.[0] ?? "").replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");

const countOrders = async (resultId: string) =>
  (await fixtures.pool.query("select from orders where result_id = $1", [resultId])).rowCount;

describe("a visitor who leaves what they have today, by the address of that form", () => {
  test("gets the ordinary checkout with its boxes unticked where no former agreement is known", async () => {
    const { customer, resultId } = await searched();
    const path = switchPath(CAR, resultId);
    const html = await (await customer.get(path)).text();
    expect(html.includes(SIGNS)).toBe(false);
    const answer = await pressOn(customer, path, html);
    expect(answer.status).toBe(422);
    expect(await countOrders(resultId)).toBe(0);
    const ticked = await pressOn(customer, path, html, { terms: "true", needsread: "true" });
    expect(ticked.headers.get("location")).toMatch(/order\/klar\//);
  });

  test("signs where one is known: the press gives no consent, the signed text has all of them", async () => {
    const { customer, carregnumber, resultId } = await searched();
    const given = { registrationNumber: carregnumber, renewalDate: dayFromNow(45) };
    const fetchId = await fixtures.fetchPolicy(customer, given);
    const path = switchPath(CAR, resultId, { fetchDataId: fetchId });
    const html = await (await customer.get(path)).text();
    expect(html.includes(SIGNS)).toBe(true);
    expect(html).not.toMatch(/name="(?:terms|needsread)"[^>]*value="true"/);
    const answer = await pressOn(customer, path, html);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(await countOrders(resultId)).toBe(0);
    // The signing is shown to the browser that began it.
    const cookie = applySetCookies(`${VISITOR_COOKIE}=${customer.visitorToken}`, answer);
    const open = async (address: string) => (await fetch(stack.url + address, { headers: { cookie } })).text();
    const signed = shownText(await open(path));
    expect(signed).toMatch(/godkänner villkoren.*motsvarar mina krav och behov/);
    expect(signed).toMatch(/fullmakt att säga upp min bilförsäkring hos Granskog/);
    // Nothing of it is ticked in the ordinary checkout, where the visitor may go instead.
    const ordinary = await open(checkoutPath(CAR, resultId, { fetchDataId: fetchId }));
    const boxes = [...ordinary.matchAll(/<input\b[^>]*type="checkbox"[^>]*>/g)].map(String);
    const consents = boxes.filter((box) => /name="(?:terms|needsread|cancelformer)"/.test(box));
    expect(consents.map((box) => box.includes(" checked"))).toEqual([false, false, false]);
  });

  test("orders nothing by the press when the former agreement is no longer known, and shows why", async () => {
    const { customer, carregnumber, resultId } = await searched();
    const given = { registrationNumber: carregnumber, renewalDate: dayFromNow(45) };
    const fetchId = await fixtures.fetchPolicy(customer, given);
    const html = await (await customer.get(switchPath(CAR, resultId, { fetchDataId: fetchId }))).text();
    await fixtures.pool.query("delete from fetches where id = $1", [fetchId]);
    const answer = await pressOn(customer, switchPath(CAR, resultId), html, { fetchdataid: "" });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(shownText(page)).toMatch(/Vi ser inte längre avtalet du lämnar/);
    expect(page.includes(SIGNS)).toBe(false);
    expect(await countOrders(resultId)).toBe(0);
  });
});
