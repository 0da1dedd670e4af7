import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ticketOf } from "#domain/competition/draw.ts";
import { monthOf } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { type CompetitionWorld, newBox, startCompetitionWorld } from "./competition-world.ts";

let world: CompetitionWorld;
beforeAll(async () => {
  world = await startCompetitionWorld();
  // Earlier runs of this test have signed the same people up this month.
  await world.ordered.pool.query("delete from competition_entries where month_id >= '2020'");
}, 180_000);
afterAll(() => world.stop());

const CALL = "/ajax/competition/";
const THIS_MONTH = monthOf(swedishDate(Date.now()));
const OTHER_PERSON = "193507156655";
const THIRD_PERSON = "195802142785";
const FOURTH_PERSON = "197906232389";

describe("signing up for the draw", () => {
  it("is open once to a person who bought car insurance, with a ticket that they can check themselves [W-010]", async () => {
    const customer = await world.ordered.newCustomer();
    const orderId = await world.ordered.place(customer);
    const first = await customer.post(CALL, { orderId, declared: "true" });
    expect(first.body).toMatchObject({ Success: true, Data: { Result: { State: "ENTERED", Month: THIS_MONTH } } });
    const { Ticket, Salt } = first.body.Data.Result;
    expect(Ticket).toBe(ticketOf(sha256Hex, Salt, orderId));
    const tabs = await Promise.all([1, 2, 3].map(() => customer.post(CALL, { orderId, declared: "true" })));
    for (const { body } of tabs) expect(body.Data.Result).toMatchObject({ State: "ALREADY", Ticket, Salt });
    // A second car of the same person gives no second ticket.
    const second = await world.ordered.place(customer);
    expect((await customer.post(CALL, { orderId: second, declared: "true" })).body.Data.Result).toMatchObject({
      State: "ALREADY",
      Ticket,
    });
  });

  it("requires the declaration, and names the field [W-010]", async () => {
    const customer = await world.ordered.newCustomer();
    const orderId = await world.ordered.place(customer, { personalNumber: OTHER_PERSON });
    for (const fields of [{ orderId }, { orderId, declared: "false" }]) {
      const { body } = await customer.post(CALL, fields);
      expect(body).toMatchObject({ Success: false, Status: "ValidateError", Error: [{ ParameterId: "declared" }] });
    }
  });

  it("finds no order of another person, none in progress, and none that was withdrawn", async () => {
    const customer = await world.ordered.newCustomer();
    const stranger = await world.ordered.newCustomer();
    const orderId = await world.ordered.place(customer, { personalNumber: OTHER_PERSON });
    const underWay = await world.ordered.place(customer, { personalNumber: OTHER_PERSON, isUnderWay: true });
    expect((await stranger.post(CALL, { orderId, declared: "true" })).status).toBe(404);
    expect((await customer.post(CALL, { orderId: underWay, declared: "true" })).status).toBe(404);
    expect((await customer.post(CALL, { orderId: "finns-inte", declared: "true" })).status).toBe(404);
    await customer.post("/ajax/withdraw-order/", { orderId, name: "Anna Lindqvist", email: newBox() });
    expect((await customer.post(CALL, { orderId, declared: "true" })).status).toBe(404);
  });

  it("shows a browser that ordered in a person's name nothing of what the person has entered elsewhere", async () => {
    const [first, other] = [await world.ordered.newCustomer(), await world.ordered.newCustomer()];
    const personalNumber = THIRD_PERSON;
    const orderId = await world.ordered.place(first, { personalNumber });
    const { Ticket, Salt } = (await first.post(CALL, { orderId, declared: "true" })).body.Data.Result;
    expect(Ticket).toMatch(/^[0-9a-f]+$/);
    const inTheirName = await world.ordered.place(other, { personalNumber });
    const { body } = await other.post(CALL, { orderId: inTheirName, declared: "true" });
    expect(body).toMatchObject({ Success: false, Status: "TooLate" });
    const page = await (await other.get("/tavling/")).text();
    expect(page).toContain(inTheirName);
    for (const secret of [orderId, Ticket, Salt]) expect(JSON.stringify(body) + page).not.toContain(secret);
    expect(await (await first.get("/tavling/")).text()).toContain(Ticket);
  });

  it("a ticket of an order that was only typed in a person's name makes way for the person's own, and never the other way", async () => {
    const [stranger, person] = [await world.ordered.newCustomer(), await world.ordered.newCustomer()];
    const personalNumber = FOURTH_PERSON;
    const typed = await world.ordered.place(stranger, { personalNumber, isTyped: true });
    const enter = async (customer: typeof person, orderId: string) =>
      (await customer.post(CALL, { orderId, declared: "true" })).body;
    expect((await enter(stranger, typed)).Data.Result.State).toBe("ENTERED");
    const own = await world.ordered.place(person, { personalNumber });
    const entered = (await enter(person, own)).Data.Result;
    expect(entered).toMatchObject({ State: "ENTERED", Ticket: ticketOf(sha256Hex, entered.Salt, own) });
    expect(await enter(stranger, typed)).toMatchObject({ Success: false });
    expect((await enter(person, own)).Data.Result).toMatchObject({ State: "ALREADY", Ticket: entered.Ticket });
    const { rows } = await world.ordered.pool.query(
      "select order_id from competition_entries where order_id = any ($1)",
      [[typed, own]],
    );
    expect(rows).toEqual([{ order_id: own }]);
  });

  it("ends when the list of the month is closed", async () => {
    const customer = await world.ordered.newCustomer();
    const orderId = await world.ordered.place(customer, { personalNumber: OTHER_PERSON, placedDaysAgo: 49 });
    const { body } = await customer.post(CALL, { orderId, declared: "true" });
    expect(body).toMatchObject({ Success: false, Status: "TooLate", Data: { Result: { State: "TOO_LATE" } } });
  });
});

it("the worker promises this month and the next in advance, and the seed is not readable anywhere", async () => {
  await waitUntil(async () => (await world.store.month(THIS_MONTH)) !== undefined, 60_000, "the promise");
  const promised = await world.store.month(THIS_MONTH);
  expect(promised).toMatchObject({ seedHash: expect.stringMatching(/^[0-9a-f]{64}$/), drawn: undefined });
  const { rows } = await world.ordered.pool.query<{ seed: string | null; seed_enc: string }>(
    "select seed, seed_enc from competition_months where id = $1",
    [THIS_MONTH],
  );
  expect(rows[0]?.seed).toBeNull();
  const page = await (await fetch(`${world.stack.url}/tavling/`)).text();
  expect(page).toContain(promised?.seedHash);
  // Viewing the page creates no visitor.
  expect((await fetch(`${world.stack.url}/tavling/`)).headers.get("set-cookie")).toBeNull();
});
