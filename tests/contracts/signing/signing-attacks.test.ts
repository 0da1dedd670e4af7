import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Customer } from "#tests/contracts/checkout/checkout-world.ts";
import { readQrSvg } from "#tests/support/read-qr-svg.ts";
import { type CheckoutWorld, startCheckoutWorld } from "#tests/contracts/checkout/start-checkout-world.ts";
import { ANNA, BRITTA, countOrders, newPhone, signByCode, signHere, submitOne, untilDone } from "./signing-world.ts";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("signing_attacks");
});
afterAll(() => stack.stop());

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** As if another minute had passed since the signature. */
const letReturnExpire = (signingId: string) =>
  stack.pool.query("update signings set approved_at = approved_at - interval '61 seconds' where id = $1", [signingId]);

describe("nothing is ordered in another person's name", () => {
  test("by a stolen link: the victim signs, and the app returns to the victim's browser", async () => {
    const { customer: attacker, state, signing } = await submitOne(stack, "same");
    const victim = new Customer(stack);
    const returnUrl = await signHere(stack, signing ?? { Autostart: null });
    expect(await victim.comeBack(returnUrl)).toBe("/");
    const id = signing?.SigningId ?? "";
    await expect.poll(async () => (await attacker.followSigning(id)).Data.Message).toMatch(/^Nästan klart/);
    await letReturnExpire(id);
    const expired = (await attacker.followSigning(id)).Data;
    expect(expired).toMatchObject({ Status: "failed", OrderId: null });
    expect(expired.Message).toContain("avslutades inte i den webbläsare du började i");
    await stack.sweepSignings();
    expect(await countOrders(stack, state.ResultId)).toBe(0);
  });

  test("by a forged return, or one replayed after the signing has ended", async () => {
    const { customer, state, signing } = await submitOne(stack, "same");
    const returnUrl = await signHere(stack, signing ?? { Autostart: null });
    const madeUp = returnUrl.replace(/nonce=.*/, "nonce=aaaaaaaaaaaaaaaaaaaaaaaaaaa");
    expect(await customer.comeBack(madeUp)).toBe("/");
    expect(await customer.cancelSigning(signing?.SigningId ?? "")).toBe(200);
    expect(await customer.comeBack(returnUrl)).toBe("/");
    await pass(2_100);
    expect((await customer.followSigning(signing?.SigningId ?? "")).Data).toMatchObject({ Status: "failed" });
    expect(await countOrders(stack, state.ResultId)).toBe(0);
  });

  test("by another person's BankID: neither by code nor by link", async () => {
    const byCode = await submitOne(stack, "other");
    await expect(signByCode(stack, byCode.signing ?? { QrSvg: null }, BRITTA)).rejects.toThrow("does not take");
    const byLink = await submitOne(stack, "same");
    expect(await newPhone(stack).open(byLink.signing?.Autostart?.app ?? "", BRITTA)).toBeUndefined();
    expect(await countOrders(stack, byCode.state.ResultId)).toBe(0);
    expect(await countOrders(stack, byLink.state.ResultId)).toBe(0);
  });

  test("by a completion that BankID gives for another person: we refuse it ourselves", async () => {
    const { customer, state, signing } = await submitOne(stack, "other");
    const phone = newPhone(stack);
    const scanned = await phone.scan(readQrSvg(signing?.QrSvg ?? "") ?? "", ANNA);
    await phone.approve(scanned ?? "", { personalNumber: BRITTA });
    const refused = await untilDone(customer, signing?.SigningId ?? "");
    expect(refused).toMatchObject({ Status: "failed", OrderId: null });
    expect(refused.Message).toBe(
      "Underskriften gjordes av någon annan än den som tecknar försäkringen. Ingenting är tecknat.",
    );
    await stack.sweepSignings();
    expect(await countOrders(stack, state.ResultId)).toBe(0);
    const { rows } = await stack.pool.query("select 1 from signings where id = $1 and evidence_enc is not null", [
      signing?.SigningId,
    ]);
    expect(rows).toHaveLength(0);
  });

  test("by a browser that knows the signing's id and is not the one it began in", async () => {
    const { state, signing } = await submitOne(stack, "other");
    const stranger = new Customer(stack);
    const id = signing?.SigningId ?? "";
    expect((await stranger.post("order/sign/status", { signingid: id })).status).toBe(404);
    expect((await stranger.post("order/sign", { signingid: id, device: "same" })).status).toBe(404);
    expect(await stranger.cancelSigning(id)).toBe(404);
    expect((await stranger.post("order/checkout", { resultid: state.ResultId })).status).toBe(404);
  });

  test("by an expired or replaced code", async () => {
    const { customer, state, signing } = await submitOne(stack, "other");
    const { Data: again } = await customer.sign(signing?.SigningId ?? "", "other");
    await pass(300);
    await expect(signByCode(stack, signing ?? { QrSvg: null })).rejects.toThrow("does not take");
    expect((await customer.followSigning(signing?.SigningId ?? "")).Data.Status).toBe("failed");
    expect(again.Status).toBe("pending");
    expect(await countOrders(stack, state.ResultId)).toBe(0);
  });
});

describe("the signed content is what is ordered", () => {
  test("when the checkout is changed in another tab after the start: the signed price and day are ordered", async () => {
    const { customer, fields, answer, signing } = await submitOne(stack, "other");
    const state = answer.Data.Result;
    const startdate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const changed = await customer.submit("calculate_price", state, { ...fields, payment: "yearly", startdate });
    expect(changed.Data.Result.CheckoutVersion).toBeGreaterThan(state.CheckoutVersion);
    await signByCode(stack, signing ?? { QrSvg: null });
    const done = await untilDone(customer, signing?.SigningId ?? "");
    const { rows } = await stack.pool.query<{ yearly_fee_ore: number; payment: string; start_date: string }>(
      "select yearly_fee_ore, payment, start_date from orders where id = $1",
      [done.OrderId],
    );
    expect(rows[0]).toMatchObject({ payment: "monthly", yearly_fee_ore: state.PriceInfo.YearlyFeeRaw * 100 });
    expect(rows[0]?.start_date).not.toBe(startdate);
  });

  test("when another choice is submitted from another tab: the first signing ends, and cannot be restarted", async () => {
    const { customer, fields, answer, signing } = await submitOne(stack, "other");
    const state = answer.Data.Result;
    const yearly = { ...fields, payment: "yearly" };
    const priced = await customer.submit("calculate_price", state, yearly);
    const second = await customer.submit("calculate", priced.Data.Result, yearly);
    expect(second.Data.Result.Signing?.SigningId).not.toBe(signing?.SigningId);
    expect((await customer.followSigning(signing?.SigningId ?? "")).Data.Status).toBe("failed");
    expect((await customer.post("order/sign", { signingid: signing?.SigningId ?? "", device: "other" })).status).toBe(
      404,
    );
    await signByCode(stack, second.Data.Result.Signing ?? { QrSvg: null });
    await untilDone(customer, second.Data.Result.Signing?.SigningId ?? "");
    expect(await countOrders(stack, state.ResultId)).toBe(1);
  });

  test("when the stored content is altered: nothing is ordered", async () => {
    const { customer, state, signing } = await submitOne(stack, "other");
    await stack.pool.query("update signings set content_hash = 'x' where id = $1", [signing?.SigningId]);
    await signByCode(stack, signing ?? { QrSvg: null });
    await pass(2_100);
    expect((await customer.post("order/sign/status", { signingid: signing?.SigningId ?? "" })).status).toBe(500);
    expect(await countOrders(stack, state.ResultId)).toBe(0);
    await stack.pool.query("delete from signings where id = $1", [signing?.SigningId]);
  });

  test("when a signature and a cancellation are simultaneous: an order with its signature, or none", async () => {
    const { customer, state, signing } = await submitOne(stack, "other");
    await signByCode(stack, signing ?? { QrSvg: null });
    const id = signing?.SigningId ?? "";
    await Promise.all([customer.followSigning(id), customer.cancelSigning(id), customer.followSigning(id)]);
    const { rows } = await stack.pool.query<{ orders: number; signatures: number }>(
      `select count(orders.id) as orders, count(order_signatures.id) as signatures
       from orders left join order_signatures on order_signatures.id = orders.id where result_id = $1`,
      [state.ResultId],
    );
    expect(rows[0]?.orders).toBe(rows[0]?.signatures);
  });
});

describe("a copied visitor cookie", () => {
  test("without the signing's secret neither follows, restarts nor cancels a signing, and gets no code and no link", async () => {
    for (const device of ["same", "other"] as const) {
      const { customer, state, signing } = await submitOne(stack, device);
      const thief = customer.copyVisitor();
      const signingid = signing?.SigningId ?? "";
      expect((await thief.post("order/sign/status", { signingid })).status).toBe(404);
      expect((await thief.post("order/sign", { signingid, device: "same" })).status).toBe(404);
      expect(await thief.cancelSigning(signingid)).toBe(404);
      const { Data: opened } = await thief.open(state.ResultId);
      expect(opened.Signing).toBeNull();
      expect(opened.SubmittedOrderData).toBeNull();
      expect((await customer.followSigning(signingid)).Data).toMatchObject({ Status: "pending" });
    }
  });

  test("does not return from the app in place of the browser that began", async () => {
    const { customer, state, signing } = await submitOne(stack, "same");
    const thief = customer.copyVisitor();
    const returnUrl = await signHere(stack, signing ?? { Autostart: null });
    expect(await thief.comeBack(returnUrl)).toBe("/");
    await pass(2_100);
    expect((await thief.post("order/sign/status", { signingid: signing?.SigningId ?? "" })).status).toBe(404);
    expect(await countOrders(stack, state.ResultId)).toBe(0);
    expect(await customer.comeBack(returnUrl)).toBe(`/forsakring/bil/order/?resultid=${state.ResultId}`);
    expect(await untilDone(customer, signing?.SigningId ?? "")).toMatchObject({ Status: "complete" });
  });

  test("does not finish a signing by submitting the same checkout: it begins its own", async () => {
    const { customer, state, fields, signing } = await submitOne(stack, "same");
    const thief = customer.copyVisitor();
    const sent = await thief.submit("calculate", state, fields);
    expect(sent.Data.Result.Signing?.SigningId).not.toBe(signing?.SigningId);
    expect(sent.Data.Result.Signing?.Autostart).not.toEqual(signing?.Autostart);
    // The browser that began continues with its own order.
    const { Data: again } = await customer.sign(signing?.SigningId ?? "", "other");
    await signByCode(stack, again);
    expect(await untilDone(customer, again.SigningId)).toMatchObject({ Status: "complete" });
  });

  test("gets a request to wait while a signed order is being sent", async () => {
    const { customer, state, fields, signing } = await submitOne(stack, "same");
    const returnUrl = await signHere(stack, signing ?? { Autostart: null });
    await expect
      .poll(async () => (await customer.followSigning(signing?.SigningId ?? "")).Data.Message)
      .toMatch(/^Nästan klart/);
    const sent = await customer.copyVisitor().submit("calculate", state, fields);
    expect(sent).toMatchObject({ Success: false, Status: "Unavailable" });
    expect(sent.Data.ErrorMessage).toBe(
      "Beställningen är redan underskriven och håller på att skickas. Vänta en stund och försök igen.",
    );
    await customer.comeBack(returnUrl);
    expect(await untilDone(customer, signing?.SigningId ?? "")).toMatchObject({ Status: "complete" });
    expect(await countOrders(stack, state.ResultId)).toBe(1);
  });

  test("is worthless also with the secret of another signing; and so is a secret without the visitor", async () => {
    const { customer, signing } = await submitOne(stack, "other");
    const other = await submitOne(stack, "other");
    const secretOf = ({ cookie }: Customer, signingId: string) =>
      new RegExp(`__Host-sparv-sign-${signingId}=([^;]*)`).exec(cookie)?.[1] ?? "";
    const signingid = signing?.SigningId ?? "";
    const thief = customer.copyVisitor();
    thief.cookie += `; __Host-sparv-sign-${signingid}=${secretOf(other.customer, other.signing?.SigningId ?? "")}`;
    expect((await thief.post("order/sign/status", { signingid })).status).toBe(404);
    const secretOnly = new Customer(stack);
    secretOnly.cookie += `; __Host-sparv-sign-${signingid}=${secretOf(customer, signingid)}`;
    expect((await secretOnly.post("order/sign/status", { signingid })).status).toBe(404);
    expect((await customer.post("order/sign/status", { signingid })).status).toBe(200);
  });

  test("the secret is limited to the browser, is stored as a hash, and does not accumulate", async () => {
    const { customer, signing } = await submitOne(stack, "other");
    const secret = /__Host-sparv-sign-[\w-]{27}=([\w-]{43})(;|$)/.exec(customer.cookie)?.[1] ?? "";
    expect(secret).not.toBe("");
    const { rows } = await stack.pool.query<{ row: string }>(
      "select signings::text as row from signings where id = $1",
      [signing?.SigningId],
    );
    expect(rows[0]?.row).not.toContain(secret);
    let id = signing?.SigningId ?? "";
    for (let start = 0; start < 9; start++) id = (await customer.sign(id, "other")).Data.SigningId;
    expect(customer.cookie.match(/__Host-sparv-sign-/g)).toHaveLength(6);
    expect((await customer.followSigning(id)).Data.Status).toBe("pending");
  });
});
