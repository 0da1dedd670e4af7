import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { CONTACT, Customer, placementsOf, valuesOf } from "#tests/contracts/checkout/checkout-world.ts";
import { type CheckoutWorld, startCheckoutWorld } from "#tests/contracts/checkout/start-checkout-world.ts";
import {
  ANNA,
  countOrders,
  newPhone,
  signatureOf,
  signByCode,
  SIGNED,
  signHere,
  submitOne,
  untilDone,
} from "./signing-world.ts";

let stack: CheckoutWorld;

beforeAll(async () => {
  stack = await startCheckoutWorld("signing_calls");
});
afterAll(() => stack.stop());

const wholeOf = (text: readonly (readonly { Text: string }[])[]) =>
  text.map((paragraph) => paragraph.map(({ Text }) => Text).join("")).join("\n");

describe("an order whose provider requires a signature", () => {
  test("is answered with a pending signing, in the format of a step at the provider, and is no order yet", async () => {
    const { answer, state, signing } = await submitOne(stack, "other");
    expect(answer).toMatchObject({ Success: true, Status: "Ok" });
    expect(answer.Data.Result.SubmittedOrderData).toMatchObject({
      OrderType: "user_interaction_needed",
      State: "unsigned",
      ProviderOrderId: null,
      RedirectUrl: `/forsakring/bil/order/?resultid=${state.ResultId}`,
    });
    expect(signing).toMatchObject({ Status: "pending", Device: "other", Name: expect.stringMatching(/\w/) as string });
    expect(signing?.QrSvg).toContain("<svg");
    // For another device the answer has no link, so none can be sent to another person.
    expect(signing?.Autostart).toBeNull();
    expect(await countOrders(stack, state.ResultId)).toBe(0);
    expect(answer.Data.ExtendedData.Gtm.DataLayer).toBeNull();
  });

  test("is placed after another device scanned the code, with signature and signed text as evidence", async () => {
    const { customer, state, answer, signing } = await submitOne(stack, "other");
    await signByCode(stack, signing ?? { QrSvg: null });
    const done = await untilDone(customer, signing?.SigningId ?? "");
    expect(done).toMatchObject({ Status: "complete" });
    const orderId = done.OrderId ?? "";
    expect(orderId).toBe(answer.Data.Result.SubmittedOrderData?.OrderId);
    await expect.poll(async () => (await customer.follow(orderId)).Data.SubmittedOrderData.State).toBe("placed");
    expect(await placementsOf(stack, orderId)).toBe(1);

    const stored = await signatureOf(stack, orderId);
    expect(stored?.text).toBe(wholeOf(signing?.Text ?? []));
    expect(stored?.text).toMatch(/tecknar bilförsäkring.* hos Kronhjort för [A-Z]{3} \d{2}\w, \S+ \S.*\./);
    const { signature } = stored?.evidence.completionData ?? { signature: "" };
    const xml = Buffer.from(signature, "base64").toString("utf8");
    const part = (name: string) =>
      Buffer.from(new RegExp(`<${name}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? "", "base64").toString("utf8");
    expect(part("usrVisibleData").replaceAll("*", "").replaceAll("\n\n", "\n")).toBe(stored?.text);
    expect(JSON.parse(part("usrNonVisibleData"))).toEqual({ order: orderId, sha256: stored?.contentHash });

    const { rows } = await stack.pool.query<{ kind: string }>(
      "select kind from order_events where order_id = $1 and kind in ('accepted', 'signed') order by kind",
      [orderId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["accepted", "signed"]);
    // The data stored with the signing is now with the order, and nowhere else.
    const left = await stack.pool.query(
      "select 1 from signings where result_id = $1 and (content_enc is not null or evidence_enc is not null)",
      [state.ResultId],
    );
    expect(left.rowCount).toBe(0);
  });

  test("is placed on the same device after the return from the app, and never before", async () => {
    const { customer, state, signing } = await submitOne(stack, "same");
    expect(signing?.QrSvg).toBeNull();
    const returnUrl = await signHere(stack, signing ?? { Autostart: null });
    await expect
      .poll(async () => (await customer.followSigning(signing?.SigningId ?? "")).Data.Message)
      .toBe("Nästan klart. Gå tillbaka hit från BankID-appen.");
    expect(await countOrders(stack, state.ResultId)).toBe(0);
    expect(await customer.comeBack(returnUrl)).toBe(`/forsakring/bil/order/?resultid=${state.ResultId}`);
    expect(await untilDone(customer, signing?.SigningId ?? "")).toMatchObject({ Status: "complete" });
    expect(await countOrders(stack, state.ResultId)).toBe(1);
  });

  test("shows provider, product, price, payment method, start date, add-ons and the right to withdraw, and escapes foreign formatting", async () => {
    const { signing, state } = await submitOne(stack, "other", { values: { payment: "yearly" } });
    const calm = wholeOf(signing?.Text ?? []).replaceAll(/\s/g, " ");
    expect(state.PriceInfo.YearlyFee.replaceAll(/\s/g, " ")).toMatch(/kr$/);
    expect(calm).toMatch(/^Jag, \S.*, tecknar bilförsäkring.* hos Kronhjort för [A-Z]{3} \d{2}\w, \S+ \S.*\.\s/);
    expect(calm).toMatch(/Priset är [\d ]+ kr om året och betalas på en gång\./);
    expect(calm).toMatch(/Försäkringen börjar gälla \d{1,2} \S+ \d{4}\./);
    expect(calm).toContain("Jag har läst förköpsinformationen och kan ångra mig i 14 dagar.");
  });

  test("identifies the person in that browser, and in no other", async () => {
    const { customer, signing } = await submitOne(stack, "other");
    await signByCode(stack, signing ?? { QrSvg: null });
    await untilDone(customer, signing?.SigningId ?? "");
    const { rows } = await stack.pool.query<{ owner: string }>("select owner from signings where id = $1", [
      signing?.SigningId,
    ]);
    const persons = createIdentifiedPersons({
      pool: stack.pool,
      lookupHash: createLookupHash(stack.config.lookupKey),
    });
    const isKnown = (owner: string) => persons.isIdentified({ owner, personId: undefined }, ANNA, Date.now());
    expect(await isKnown(rows[0]?.owner ?? "")).toBe(true);
    expect(await isKnown("another visitor")).toBe(false);
  });

  test.each(["userCancel", "expiredTransaction", "certificateErr", "startFailed"])(
    "that fails with %s is shown with BankID's text, orders nothing, and can be signed again",
    async (hintCode) => {
      const { customer, state, signing } = await submitOne(stack, "same");
      const phone = newPhone(stack);
      const opened = await phone.open(signing?.Autostart?.app ?? "", ANNA);
      await phone.fail(opened ?? "", hintCode);
      const failed = await untilDone(customer, signing?.SigningId ?? "");
      expect(failed).toMatchObject({ Status: "failed", HintCode: hintCode, CanRetry: true, OrderId: null });
      expect(failed.Message).not.toBe("");
      expect(await countOrders(stack, state.ResultId)).toBe(0);
      const { Data: again } = await customer.sign(signing?.SigningId ?? "", "other");
      expect(again.SigningId).not.toBe(signing?.SigningId);
      await signByCode(stack, again);
      expect(await untilDone(customer, again.SigningId)).toMatchObject({ Status: "complete" });
      expect(await countOrders(stack, state.ResultId)).toBe(1);
    },
  );

  test("that BankID rejects is reported in the checkout, and pressing again starts it", async () => {
    const customer = new Customer(stack);
    const { Data: state } = await customer.open(await customer.findOffer(freshPlate(), SIGNED));
    await newPhone(stack).nextError("sign", "maintenance");
    const refused = await customer.submit("calculate", state, CONTACT);
    expect(refused).toMatchObject({ Success: false, Status: "Unavailable" });
    expect(refused.Data.ErrorMessage).toBe("Något gick fel. Försök igen. Ingenting är tecknat.");
    expect(refused.Data.Result.SubmittedOrderData).toBeNull();
    const pressed = await customer.submit("calculate", refused.Data.Result, CONTACT);
    expect(pressed.Data.Result.Signing).toMatchObject({ Status: "pending" });
  });

  test("returns to the checkout when cancelled, with everything that was typed and no box ticked", async () => {
    const { customer, state, fields, signing } = await submitOne(stack, "other");
    expect(await customer.cancelSigning(signing?.SigningId ?? "")).toBe(200);
    const { Data: opened } = await customer.open(state.ResultId);
    expect(opened.Signing).toBeNull();
    expect(opened.SubmittedOrderData).toBeNull();
    const { email, phone, address, city } = fields;
    expect(valuesOf(opened)).toMatchObject({
      email,
      phone: expect.any(String) as string,
      address,
      city,
      terms: "",
      needsread: "",
    });
    expect(phone).not.toBe("");
    expect((await customer.followSigning(signing?.SigningId ?? "")).Data).toMatchObject({ Status: "failed" });
  });

  test("survives a reload: the open signing is shown again, as the same one", async () => {
    const { customer, state, signing } = await submitOne(stack, "same");
    const { Data: opened } = await customer.open(state.ResultId);
    expect(opened.Signing).toMatchObject({ SigningId: signing?.SigningId, Status: "pending" });
    expect(opened.Signing?.Autostart).toEqual(signing?.Autostart);
  });

  test("is one signing at BankID, and one order, when pressed twice", async () => {
    const { customer, state, fields, signing } = await submitOne(stack, "other");
    const second = await customer.submit("calculate", state, fields);
    expect(second.Data.Result.Signing?.SigningId).toBe(signing?.SigningId);
    await signByCode(stack, second.Data.Result.Signing ?? { QrSvg: null });
    const polls = await Promise.all([1, 2, 3].map(() => untilDone(customer, signing?.SigningId ?? "")));
    expect(new Set(polls.map(({ OrderId }) => OrderId)).size).toBe(1);
    const third = await customer.submit("calculate", state, fields);
    expect(third.Data.Result.SubmittedOrderData).toMatchObject({ OrderId: polls[0]?.OrderId, OrderType: "order" });
    expect(await countOrders(stack, state.ResultId)).toBe(1);
    expect(await placementsOf(stack, polls[0]?.OrderId ?? "")).toBe(1);
  });

  test("is placed once by the sweep when it was signed and its browser is gone", async () => {
    const { state, answer, signing } = await submitOne(stack, "other");
    await signByCode(stack, signing ?? { QrSvg: null });
    const orderId = answer.Data.Result.SubmittedOrderData?.OrderId ?? "";
    await expect.poll(() => countOrders(stack, state.ResultId), { timeout: 20_000 }).toBe(1);
    expect(await signatureOf(stack, orderId)).toBeDefined();
    await stack.sweepSignings();
    expect(await countOrders(stack, state.ResultId)).toBe(1);
  });

  test("whose price changes before it is placed is never placed at another price than the signed one", async () => {
    const { customer, state, fields, signing } = await submitOne(stack, "other", { car: "PRC 006" });
    await signByCode(stack, signing ?? { QrSvg: null });
    const done = await untilDone(customer, signing?.SigningId ?? "");
    const orderId = done.OrderId ?? "";
    await expect
      .poll(async () => (await customer.follow(orderId)).Data.SubmittedOrderData.State, { timeout: 30_000 })
      .toBe("repriced");
    expect(await placementsOf(stack, orderId)).toBe(0);
    // A press in a tab with the old price signs nothing.
    const pressed = await customer.submit("calculate", state, fields);
    expect([pressed.Status, pressed.Data.Result.Signing]).toEqual(["PriceChanged", null]);
    // The new price is another order, and must be signed again.
    const { Data: opened } = await customer.open(state.ResultId);
    expect(opened.Signing).toBeNull();
    expect(opened.PriceInfo.YearlyFeeRaw).toBeGreaterThan(state.PriceInfo.YearlyFeeRaw);
    const again = await customer.submit("calculate", opened, { ...CONTACT, signdevice: "other" });
    await signByCode(stack, again.Data.Result.Signing ?? { QrSvg: null });
    const signed = await untilDone(customer, again.Data.Result.Signing?.SigningId ?? "");
    await expect
      .poll(async () => (await customer.follow(signed.OrderId ?? "")).Data.SubmittedOrderData.State, {
        timeout: 30_000,
      })
      .toBe("placed");
    expect(await placementsOf(stack, signed.OrderId ?? "")).toBe(1);
  });
});

describe("other providers", () => {
  test("accept an order without a signature", async () => {
    const { answer } = await submitOne(stack, "other", { slug: "tuvull" });
    expect(answer.Data.Result.Signing).toBeNull();
    expect(answer.Data.Result.SubmittedOrderData).toMatchObject({ OrderType: "order", State: "placed" });
  });
});
