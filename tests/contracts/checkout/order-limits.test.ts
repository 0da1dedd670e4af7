import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { listPeople } from "#simulators/world/people.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { newAddress } from "#tests/support/address.ts";
import { openSession } from "#tests/support/open-session.ts";
import { CONTACT, Customer } from "./checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "./start-checkout-world.ts";

const ORDERER = "198502102380";
const ALREADY = "Du har redan beställt en försäkring för det här.";
const BY_ANOTHER = "Någon har redan beställt en försäkring för det här med ditt personnummer, utan BankID.";
const IDENTIFY = "Vi behöver veta att det är du innan vi kan ta emot beställningen.";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("order_limits");
});
afterAll(() => stack.stop());

async function openFor(customer: Customer, carregnumber: string, slug: "tuvull" | "rattvis", civicnumber = ORDERER) {
  const { Data } = await customer.open(await customer.findOfferFor({ carregnumber, civicnumber }, slug));
  return Data;
}

async function order(customer: Customer, car: string, slug: "tuvull" | "rattvis" = "tuvull", person = ORDERER) {
  // The form asks for the name when the register may not be asked about one more person.
  const contact = { name: "Anna Lindqvist", ...CONTACT };
  return customer.submit("calculate", await openFor(customer, car, slug, person), contact);
}

const placedFor = async (): Promise<number> => {
  const { rows } = await stack.pool.query<{ count: number }>("select count(*)::int as count from orders");
  return rows[0]?.count ?? 0;
};

describe("one active order per insured object and person", () => {
  test("a second attempt in the same browser is refused, and names the first when the person is identified", async () => {
    const customer = new Customer(stack);
    const car = freshPlate();
    const first = await order(customer, car);
    const orderId = first.Data.Result.SubmittedOrderData?.OrderId;
    const before = await placedFor();
    // Who uses the browser of an order is not known to be its person, who may have ordered from it once.
    const unidentified = await order(customer, car, "rattvis");
    expect([unidentified.Status, unidentified.Data.ExistingOrderId]).toEqual(["IdentificationRequired", null]);
    expect(JSON.stringify(unidentified.body)).not.toMatch(/redan beställt/);
    const { rows: asked } = await stack.pool.query(
      "select is_named from lookups where purpose = 'order' order by id desc",
    );
    expect(asked.slice(0, 2)).toEqual([{ is_named: true }, { is_named: false }]);
    customer.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    const second = await order(customer, car, "rattvis");
    expect([second.Success, second.Status]).toEqual([false, "AlreadyOrdered"]);
    expect(second.Data.ErrorMessage).toContain(BY_ANOTHER);
    expect(second.Data.ExistingOrderId).toBe(orderId);
    expect(second.Data.Result.SubmittedOrderData).toBeNull();
    expect(await placedFor()).toBe(before);
  });

  test("another browser is asked to identify and learns of no order; the identified person is shown it", async () => {
    const car = freshPlate();
    const first = await order(new Customer(stack), car);
    const orderId = first.Data.Result.SubmittedOrderData?.OrderId;
    const stranger = new Customer(stack);
    const state = await openFor(stranger, car, "rattvis");
    const refused = await stranger.submit("calculate", state, CONTACT);
    expect(refused.Status).toBe("IdentificationRequired");
    expect(refused.Data.ErrorMessage).toContain(IDENTIFY);
    expect(refused.Data.ExistingOrderId).toBeNull();
    expect(JSON.stringify(refused.body)).not.toContain(orderId);
    stranger.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "customer")}`;
    expect((await stranger.submit("calculate", state, CONTACT)).Status).toBe("IdentificationRequired");
    const person = new Customer(stack);
    person.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    const identified = await order(person, car, "rattvis");
    expect([identified.Status, identified.Data.ExistingOrderId]).toEqual(["AlreadyOrdered", orderId]);
  });

  test("is the person's own when they were identified, and states that; how is stored with the order", async () => {
    const person = new Customer(stack);
    person.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    const car = freshPlate();
    const first = await order(person, car);
    const again = await order(person, car, "rattvis");
    expect([again.Status, again.Data.ExistingOrderId]).toEqual([
      "AlreadyOrdered",
      first.Data.Result.SubmittedOrderData?.OrderId,
    ]);
    expect(again.Data.ErrorMessage).toContain(ALREADY);
    const guest = await order(new Customer(stack), freshPlate());
    const marks = async (answer: typeof first) =>
      (
        await stack.pool.query("select identified_by from orders where id = $1", [
          answer.Data.Result.SubmittedOrderData?.OrderId,
        ])
      ).rows;
    expect(await marks(first)).toEqual([{ identified_by: "session" }]);
    expect(await marks(guest)).toEqual([{ identified_by: null }]);
  });

  test("of twenty simultaneous orders in separate browsers, one is placed", async () => {
    const car = freshPlate();
    const customers = Array.from({ length: 8 }, () => new Customer(stack));
    const states = await Promise.all(customers.map((customer) => openFor(customer, car, "tuvull")));
    const before = await placedFor();
    const answers = await Promise.all(
      customers.map((customer, at) => customer.submit("calculate", states[at] ?? (states[0] as never), CONTACT)),
    );
    expect(answers.filter(({ Success }) => Success)).toHaveLength(1);
    expect(new Set(answers.filter(({ Success }) => !Success).map(({ Status }) => Status))).toEqual(
      new Set(["IdentificationRequired"]),
    );
    expect(await placedFor()).toBe(before + 1);
  });

  test("another car, and the same car for another person, are different objects", async () => {
    const car = freshPlate();
    const other = listPeople()[60]?.personalNumber ?? "";
    const answers = [
      await order(new Customer(stack), car),
      await order(new Customer(stack), freshPlate()),
      await order(new Customer(stack), car, "tuvull", other),
    ];
    expect(answers.map(({ Status }) => Status)).toEqual(["Ok", "Ok", "Ok"]);
  });

  test("an order that failed, was withdrawn, or has ended does not block a new one", async () => {
    const free = async (change: string): Promise<string> => {
      const car = freshPlate();
      const first = await order(new Customer(stack), car);
      const orderId = first.Data.Result.SubmittedOrderData?.OrderId;
      await stack.pool.query(`update orders set ${change} where id = $1`, [orderId]);
      return (await order(new Customer(stack), car, "rattvis")).Status;
    };
    expect(await free("withdrawn_at = now()")).toBe("Ok");
    expect(await free("settled_at = now() - interval '15 days', start_date = '2026-01-01'")).toBe("Ok");
    // The contract can no longer be withdrawn from and begins in spring: a second one would insure twice.
    expect(await free("settled_at = now() - interval '15 days', start_date = '2099-01-01'")).toBe(
      "IdentificationRequired",
    );
    expect(await free("settled_at = now() - interval '13 days', start_date = '2026-01-01'")).toBe(
      "IdentificationRequired",
    );
    const refused = freshPlate();
    expect((await order(new Customer(stack), "REF 000")).Status).toBe("Refused");
    expect((await order(new Customer(stack), "REF 000")).Status).toBe("Refused");
    expect((await order(new Customer(stack), refused)).Status).toBe("Ok");
  });
});

describe("the number of persons that a browser orders for", () => {
  test("is four in thirty days; the fifth must identify, and an identified person may order", async () => {
    const customer = new Customer(stack);
    const people = listPeople().filter(({ personalNumber }) => /^19[67]/.test(personalNumber));
    const numbers = people.slice(20, 25).map(({ personalNumber }) => personalNumber);
    const statuses: string[] = [];
    for (const number of numbers) statuses.push((await order(customer, freshPlate(), "tuvull", number)).Status);
    expect(statuses).toEqual(["Ok", "Ok", "Ok", "Ok", "IdentificationRequired"]);
    // One of the four may order for another car.
    expect((await order(customer, freshPlate(), "tuvull", numbers[0])).Status).toBe("Ok");
    customer.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    expect((await order(customer, freshPlate())).Status).toBe("Ok");
  });
});

describe("the number of persons that an address orders for", () => {
  test("is ten in a day, in any number of browsers; another address and an identified person do not count towards it", async () => {
    const address = newAddress();
    const browser = () => new Customer(stack, undefined, address);
    const people = listPeople().filter(({ personalNumber }) => /^19[67]/.test(personalNumber));
    const numbers = people.slice(40, 51).map(({ personalNumber }) => personalNumber);
    const statuses: string[] = [];
    for (const number of numbers) statuses.push((await order(browser(), freshPlate(), "tuvull", number)).Status);
    expect(statuses).toEqual([...Array<string>(10).fill("Ok"), "IdentificationRequired"]);
    // One of the ten may order for another car, and the eleventh from another address.
    expect((await order(browser(), freshPlate(), "tuvull", numbers[0])).Status).toBe("Ok");
    expect((await order(new Customer(stack), freshPlate(), "tuvull", numbers[10])).Status).toBe("Ok");
    const identified = browser();
    identified.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    expect((await order(identified, freshPlate())).Status).toBe("Ok");
  });
});

describe("the page after the order", () => {
  test("shows an unidentified visitor what they typed, and the identified person what the register answered", async () => {
    const customer = new Customer(stack);
    const { Data } = await order(customer, freshPlate());
    const submitted = Data.Result.SubmittedOrderData;
    const orderId = submitted?.OrderId ?? "";
    const typed = (items: readonly { Id: string; Value: string }[]) =>
      Object.fromEntries(items.map((i) => [i.Id, i.Value]));
    const shown = (await customer.follow(orderId)).Data.SubmittedOrderData.SummaryData.personalheader;
    expect(typed(shown)["civicnumber"]).toBe("19850210-••••");
    expect(typed(shown)["email"]).toBe(CONTACT.email);
    for (const items of [shown, submitted?.SummaryData.personalheader ?? []]) {
      expect(typed(items)["name"]).toBeUndefined();
      expect(JSON.stringify(items)).not.toContain("Lindqvist");
    }
    const owner = (await stack.pool.query<{ owner: string }>("select owner from orders where id = $1", [orderId]))
      .rows[0]?.owner;
    await createIdentifiedPersons({ pool: stack.pool, lookupHash: createLookupHash(stack.config.lookupKey) }).record({
      owner: owner ?? "",
      personalNumber: ORDERER,
      method: "signature",
      reference: randomId(),
      identifiedAtMs: Date.now(),
    });
    const identified = (await customer.follow(orderId)).Data.SubmittedOrderData.SummaryData.personalheader;
    expect(typed(identified)["name"]).toBe("Anna Lindqvist");
    // In another browser the order does not exist until its person logs in.
    const other = new Customer(stack);
    expect((await other.follow(orderId)).status).toBe(404);
    expect(other.cookie).toContain(VISITOR_COOKIE);
    other.cookie += `; __Host-sparv-session=${await openSession(stack.pool, stack.config, "orderer")}`;
    // The signature has made it theirs; what is only typed with their number is shown without it.
    const theirs = async () => typed((await other.follow(orderId)).Data.SubmittedOrderData.SummaryData.personalheader);
    expect((await theirs())["name"]).toBe("Anna Lindqvist");
    await stack.pool.query("update orders set identified_by = null where id = $1", [orderId]);
    expect(await theirs()).toEqual({});
  });
});
