import { afterAll, beforeAll, expect, test } from "vitest";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { CONTACT, Customer as CheckoutCustomer, type Service } from "#tests/contracts/checkout/checkout-world.ts";
import { findInClear } from "#tests/contracts/postgres/clear-values.ts";
import { fillAccount } from "#tests/support/my-pages.ts";
import { openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";
import { submitContactForms, logInWithBankId, placeSignedOrder, writeNoteAbout } from "./identified-flows.ts";

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

const SERVICES: readonly (Service & { readonly provider: keyof typeof insurers })[] = [
  { path: "/forsakring/bil/", vertical: "car", provider: "rattvis" },
  { path: "/forsakring/villa/", vertical: "house", provider: "tuvull" },
  { path: "/forsakring/hem/", vertical: "flat", provider: "tuvull" },
  { path: "/forsakring/olycksfall/", vertical: "accident", provider: "tuvull" },
];

/** What the people in this test enter about themselves; a dump of the database is searched for it. */
const PERSONAL = [
  "SPV ?24K",
  "REF ?011",
  "NON ?001",
  "(19)?850210-?2380",
  "Sparvvägen",
  "Farsta Sparven",
  "\\m123 ?45\\M",
  "Lindqvist",
  CONTACT.email,
  `${CONTACT.phone}|\\+?46701740605`,
];

/**
 * Names of the facts themselves, as a key or as the id of a line: a value such as a mileage looks like any other figure, its
 * name does not. The omitted names are also terms of a product, its cover and an add-on that it sells, or keys of every price:
 * they are stored with names that are not omitted.
 */
const FACT_NAMES = [...new Set(simulatedVerticals.flatMap(({ samples }) => Object.keys(samples.ordinary)))]
  .filter((name) => !["domain", "insurancetype", "allrisk", "type", "value"].includes(name))
  .map((name) => `"${name}" ?:|"id": ?"${name}"`);

test("people who search, order, sign, fetch, cancel, withdraw, log in, ask and get support leave no readable data in the database", async () => {
  for (const { provider, ...service } of SERVICES) {
    const customer = new CheckoutCustomer(stack, service);
    const { Data: state } = await customer.open(await customer.findOfferFor({}, provider));
    const { Data } = await customer.submit("calculate", state, CONTACT);
    expect(Data.Result.SubmittedOrderData?.State, service.vertical).toBe("placed");
  }
  // A provider that declines and one that refuses, each with its own text.
  const declined = new CheckoutCustomer(stack);
  await expect(declined.findOffer("NON 001", "rask")).rejects.toThrow("gave no price");
  const refused = new CheckoutCustomer(stack);
  const { Data: state } = await refused.open(await refused.findOffer("REF 011", "rask"));
  expect((await refused.submit("calculate", state, CONTACT)).Status).toBe("Refused");

  const person = await ordered.newCustomer("orderer");
  const orderId = await ordered.place(person, {
    former: { providerName: "Granskog Försäkring", yearlyFeeOre: 700_000 },
  });
  await ordered.fetchPolicy(person);
  const checked = await person.post("/ajax/check-cancel-current-insurance/", { orderId });
  const mandateVersion: string = checked.body.Data.Result.Mandate.Version;
  const sent = await person.post("/ajax/send-cancel-current-insurance-mail/", { orderId, mandateVersion });
  expect(sent.body).toMatchObject({ Success: true });
  await fillAccount(ordered, await ordered.newCustomer("account-holder"));
  const plate = await placeSignedOrder(stack);
  await logInWithBankId(stack);
  await submitContactForms(person, orderId);
  await writeNoteAbout(await ordered.newCustomer("support"), orderId);
  await waitUntil(async () => (await rowsOf("mails", "state = 'sent'")) >= 5, 60_000, "the mails to be sent");

  // All of it was written: an empty table would hold no personal data either.
  for (const table of WRITTEN) expect(await rowsOf(table), table).toBeGreaterThan(0);
  expect(await rowsOf("orders", "outcome_enc is not null")).toBeGreaterThan(0);
  expect(await rowsOf("searches", "without_offer_enc is not null")).toBeGreaterThan(0);

  expect(await findInClear(ordered.pool, [...PERSONAL, plate.replace(/ /g, " ?")])).toEqual([]);
  expect(await findInClear(ordered.pool, FACT_NAMES)).toEqual([]);
}, 180_000);

test("a value that is planted is found", async () => {
  await ordered.pool.query("insert into measurements (owner, type, about) values ('planted', 't', 'spv24k')");
  await ordered.pool.query(`update orders set held_for = '"yearlymileage"'`);
  expect(await findInClear(ordered.pool, [...PERSONAL, '"yearlymileage"'])).toEqual([
    "measurements.about: SPV ?24K",
    'orders.held_for: "yearlymileage"',
  ]);
});

const WRITTEN =
  "searches offers checkout_versions orders order_events mails fetches cancellations withdrawals favourites savings applications persons sessions login_orders signings order_signatures browser_identifications lookups case_notes desk_reads expert_questions newsletter_subscribers competition_entries".split(
    " ",
  );

const rowsOf = async (table: string, where = "true"): Promise<number> =>
  (await ordered.pool.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`)).rows[0]
    ?.count ?? 0;
