import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { DAY_MS } from "#simulators/world/calendar.ts";
import { type MovableClock, movableClock } from "#tests/support/movable-clock.ts";

const TUVULL = "insurers/tuvull";
const RATTVIS = "insurers/rattvis";

let clock: MovableClock;
let simulators: Simulators;
let control: SimulatorControl;

beforeEach(async () => {
  clock = movableClock(Date.parse("2026-11-15T12:00:00Z"));
  simulators = await startSimulators({ speed: "instant", clock });
  control = controlSimulators(simulators.url);
});
afterEach(() => simulators.close());

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function send(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${simulators.url}/${path}`, {
    ...(body === undefined ? {} : { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) }),
    headers,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function quoteAtOnce(regNo = "SPV24K"): Promise<{ quoteId: string; premiumPerYear: number }> {
  const { body } = await send(`${TUVULL}/v1/car/quotes`, {
    ssn: "198502102380",
    regNo,
    cover: "HALF",
    yearlyKm: 15_000,
    postalCode: "12345",
  });
  const premium = body["premium"] as { perYear: number };
  return { quoteId: String(body["quoteId"]), premiumPerYear: premium.perYear };
}

async function quoteByJob(regnr = "SPV 24K"): Promise<{ offertnr: string; premieArOre: number }> {
  const job = await send(`${RATTVIS}/bil/offertjobb`, {
    personnummer: "19850210-2380",
    regnr,
    omfattning: "halv",
    milPerAr: 1_500,
    postnr: "123 45",
  });
  const { body } = await send(`${RATTVIS}/bil/offertjobb/${String(job.body["jobb"])}`);
  return { offertnr: String(body["offertnr"]), premieArOre: Number(body["premieArOre"]) };
}

const person = { startDate: "2026-12-01", ssn: "198502102380", contact: {} };
const personByJob = { startdatum: "20261201", personnummer: "19850210-2380", uppgifter: {} };

describe("an insurer that answers at once", () => {
  it("places the same order twice when it is sent twice, and shows both under the reference", async () => {
    const order = { reference: "r1", ...(await quoteAtOnce()), ...person };
    const first = await send(`${TUVULL}/v1/orders`, order, { "idempotency-key": "r1" });
    const second = await send(`${TUVULL}/v1/orders`, order, { "idempotency-key": "r1" });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body["orderNumber"]).not.toBe(first.body["orderNumber"]);
    expect((await control.counters(TUVULL)).orders).toEqual({ references: 1, placements: 2, duplicates: 1 });
    const found = await send(`${TUVULL}/v1/orders?reference=r1`);
    expect(found.body["orders"]).toEqual([first.body, second.body]);
    expect((await send(`${TUVULL}/v1/orders?reference=r2`)).body).toEqual({ orders: [] });
  });

  it.each([
    ["another price", { premiumPerYear: 1 }, "Priset stämmer inte med offerten."],
    ["a made-up quote", { quoteId: "Q1-2-3-4" }, "Vi hittar inte offerten."],
    ["a day that has been", { startDate: "2026-11-14" }, "Startdatumet har redan varit."],
    ["no person", { ssn: "" }, "Personnummer saknas."],
  ])("refuses %s", async (_what, changes, reason) => {
    const order = { reference: "r1", ...(await quoteAtOnce()), ...person, ...changes };
    expect(await send(`${TUVULL}/v1/orders`, order)).toEqual({ status: 422, body: { status: "REFUSED", reason } });
    expect(await control.orders(TUVULL)).toEqual({});
  });

  it("honours a quote for thirty days", async () => {
    const quote = await quoteAtOnce();
    clock.moveMs(30 * DAY_MS);
    const late = { ...person, ...quote, startDate: "2026-12-31" };
    expect((await send(`${TUVULL}/v1/orders`, { reference: "r1", ...late })).status).toBe(201);
    clock.moveMs(DAY_MS);
    expect((await send(`${TUVULL}/v1/orders`, { reference: "r2", ...late })).body["reason"]).toBe(
      "Offerten har gått ut.",
    );
  });

  it("answers 400 to what it cannot read", async () => {
    for (const body of ["{", "[]", {}, { cover: "HALF", ssn: "1" }])
      expect((await send(`${TUVULL}/v1/car/quotes`, body)).status).toBe(400);
    expect((await send(`${TUVULL}/v1/orders`, {})).status).toBe(400);
  });

  it("places an order for LST 001 and cuts the line, once", async () => {
    const order = { reference: "r1", ...(await quoteAtOnce("LST001")), ...person };
    await expect(send(`${TUVULL}/v1/orders`, order)).rejects.toThrow("fetch failed");
    expect(await control.orders(TUVULL)).toEqual({ r1: 1 });
    expect((await send(`${TUVULL}/v1/orders`, order)).status).toBe(201);
  });

  it("refuses an order for REF 001 and fails the first try of one for OER 001", async () => {
    const refused = await send(`${TUVULL}/v1/orders`, { reference: "r1", ...(await quoteAtOnce("REF001")), ...person });
    expect(refused.status).toBe(422);
    const order = { reference: "r2", ...(await quoteAtOnce("OER001")), ...person };
    const failed = await fetch(`${simulators.url}/${TUVULL}/v1/orders`, {
      method: "POST",
      body: JSON.stringify(order),
    });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await control.orders(TUVULL)).toEqual({});
    expect((await send(`${TUVULL}/v1/orders`, order)).status).toBe(201);
  });
});

describe("a magic registration number", () => {
  /** The limit is long enough for a busy machine, and short enough for a test of an insurer that never answers. */
  const ask = async (registrationNumber: string, withinMs = 10_000): Promise<{ tuvull: string; rattvis: string }> => {
    const read = async (asking: Promise<Response>): Promise<string> => {
      try {
        const answer = await asking;
        const text = await answer.text();
        return `${answer.status} ${/OFFERED|offert"/.test(text) ? "offer" : /DECLINED|"nej"/.test(text) ? "decline" : "other"}`;
      } catch (error) {
        return (error as Error).name === "TimeoutError" ? "no answer" : "cut";
      }
    };
    const limit = () => ({ signal: AbortSignal.timeout(withinMs) });
    const question = {
      cover: "HALF",
      ssn: "198502102380",
      regNo: registrationNumber,
      yearlyKm: 15_000,
      postalCode: "12345",
    };
    const job = await send(`${RATTVIS}/bil/offertjobb`, {
      personnummer: "19850210-2380",
      regnr: registrationNumber,
      omfattning: "halv",
      milPerAr: 1_500,
      postnr: "123 45",
    });
    return {
      tuvull: await read(
        fetch(`${simulators.url}/${TUVULL}/v1/car/quotes`, {
          method: "POST",
          body: JSON.stringify(question),
          ...limit(),
        }),
      ),
      rattvis: await read(fetch(`${simulators.url}/${RATTVIS}/bil/offertjobb/${String(job.body["jobb"])}`, limit())),
    };
  };

  it.each([
    ["HNG", "no answer"],
    ["SLO", "no answer"],
    ["RST", "cut"],
    ["TRU", "cut"],
    ["GRB", "200 other"],
    ["ERR", "50"],
    ["DUP", "200 offer"],
    ["DEC", "200 decline"],
  ])("%s 001 hits the first insurer and 002 the second: %s", async (letters, seen) => {
    const withinMs = seen === "no answer" ? 1_000 : 10_000;
    const first = await ask(`${letters} 001`, withinMs);
    expect(first.tuvull).toContain(seen);
    expect(first.rattvis).toBe("200 offer");
    const second = await ask(`${letters} 002`, withinMs);
    expect(second.tuvull).toBe("200 offer");
    expect(second.rattvis).toContain(seen);
  });

  it("SLO 001 is answered in the end", async () => {
    const question = { cover: "HALF", ssn: "198502102380", regNo: "SLO001", yearlyKm: 15_000, postalCode: "12345" };
    const asking = send(`${TUVULL}/v1/car/quotes`, question);
    await expect.poll(async () => (await control.counters(TUVULL)).faults).toEqual({ slow: 1 });
    clock.moveMs(5_000);
    expect((await asking).body["status"]).toBe("OFFERED");
  });

  it("NON 001 makes every insurer decline, and XXX is in no register", async () => {
    expect(await ask("NON 001")).toEqual({ tuvull: "200 decline", rattvis: "200 decline" });
    expect(await ask("XXX 123")).toEqual({ tuvull: "200 decline", rattvis: "200 decline" });
  });
});

describe("an insurer that works by jobs", () => {
  it("answers 202 until the job is done, at its own pace", async () => {
    await control.setSpeed("real");
    const asking = send(`${RATTVIS}/bil/offertjobb`, {
      personnummer: "19850210-2380",
      regnr: "SPV 24K",
      omfattning: "halv",
      milPerAr: 1_500,
      postnr: "123 45",
    });
    await expect.poll(async () => (await control.counters(RATTVIS)).calls).toEqual({ quote: 1 });
    clock.moveMs(90);
    const { status, body: job } = await asking;
    expect(status).toBe(202);
    const waitMs = Number(job["klarOmMs"]);
    expect(waitMs).toBeGreaterThanOrEqual(250);
    expect(waitMs).toBeLessThanOrEqual(900);
    await control.setSpeed("instant");
    const poll = () => send(`${RATTVIS}/bil/offertjobb/${String(job["jobb"])}`);
    expect(await poll()).toEqual({ status: 202, body: { jobb: job["jobb"], klarOmMs: waitMs - 90 } });
    clock.moveMs(waitMs - 90);
    expect(await poll()).toMatchObject({ status: 200, body: { utfall: "offert" } });
  });

  it("knows no other jobs", async () => {
    expect((await send(`${RATTVIS}/bil/offertjobb/NONE`)).status).toBe(404);
  });

  it("honours the key: the same body gives the same order, another body is refused", async () => {
    const order = { ...(await quoteByJob()), ...personByJob };
    const key = { "idempotency-key": "r1" };
    const first = await send(`${RATTVIS}/ordrar`, order, key);
    expect(first.status).toBe(201);
    expect(await send(`${RATTVIS}/ordrar`, order, key)).toEqual(first);
    expect(await send(`${RATTVIS}/ordrar`, { ...order, startdatum: "20261202" }, key)).toMatchObject({
      status: 422,
      body: { fel: "nyckel-anvand" },
    });
    expect((await send(`${RATTVIS}/ordrar`, order)).status).toBe(400);
    expect(await send(`${RATTVIS}/ordrar/r1`)).toEqual({ status: 200, body: first.body });
    expect(await control.counters(RATTVIS)).toMatchObject({
      orders: { references: 1, placements: 1, duplicates: 0 },
      tallies: { "orders-replayed": 1 },
    });
  });

  it("gives the lost answer to LST 002 when it is asked again", async () => {
    const order = { ...(await quoteByJob("LST 002")), ...personByJob };
    await expect(send(`${RATTVIS}/ordrar`, order, { "idempotency-key": "r1" })).rejects.toThrow("fetch failed");
    const again = await send(`${RATTVIS}/ordrar`, order, { "idempotency-key": "r1" });
    expect(again).toEqual({ status: 201, body: (await send(`${RATTVIS}/ordrar/r1`)).body });
    expect(await control.orders(RATTVIS)).toEqual({ r1: 1 });
  });

  it("has not answered for good when it failed: OER 002 goes through the second time", async () => {
    const order = { ...(await quoteByJob("OER 002")), ...personByJob };
    const place = () =>
      fetch(`${simulators.url}/${RATTVIS}/ordrar`, {
        method: "POST",
        body: JSON.stringify(order),
        headers: { "idempotency-key": "r1" },
      });
    expect((await place()).status).toBeGreaterThanOrEqual(500);
    expect((await place()).status).toBe(201);
  });

  it("answers in its own format that it knows no such order", async () => {
    expect(await send(`${RATTVIS}/ordrar/r9`)).toMatchObject({ status: 404, body: { fel: "okand-referens" } });
  });
});
