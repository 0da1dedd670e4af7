import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { signByLink } from "#simulators/bankid/sign-by-link.ts";
import { CONTACT, Customer, type SignResult } from "#tests/contracts/checkout/checkout-world.ts";
import type { CheckoutWorld } from "#tests/contracts/checkout/start-checkout-world.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { readQrSvg } from "#tests/support/read-qr-svg.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";

/** The person of the ordinary search: the only one who may sign its orders. */
export const ANNA = "198502102380";
export const BRITTA = "195802142785";
/** Accepts only signed orders. */
export const SIGNED: keyof typeof insurers = "kronhjort";

let phones = 0;

/** A separate phone for every signature, because the tests run in parallel. */
export const newPhone = (stack: Pick<CheckoutWorld, "simulatorsUrl">) =>
  bankIdPhone(stack.simulatorsUrl, `signing-${process.pid}-${(phones += 1)}`);

/** A submitted checkout of an insurer that requires a signature. */
export async function submitOne(
  stack: CheckoutWorld,
  device: "same" | "other",
  given: { car?: string; slug?: keyof typeof insurers; values?: Readonly<Record<string, string>> } = {},
) {
  const { car = freshPlate(), slug = SIGNED, values = {} } = given;
  const customer = new Customer(stack);
  const { Data: state } = await customer.open(await customer.findOffer(car, slug));
  const fields = { ...CONTACT, signdevice: device, ...values };
  const answer = await customer.submit("calculate", state, fields);
  return { customer, state, fields, answer, signing: answer.Data.Result.Signing };
}

/** Scans the code on the screen and signs. */
export async function signByCode(
  stack: Pick<CheckoutWorld, "simulatorsUrl">,
  { QrSvg }: { readonly QrSvg: string | null },
  personalNumber = ANNA,
): Promise<void> {
  const phone = newPhone(stack);
  const order = await phone.scan(readQrSvg(QrSvg ?? "") ?? "", personalNumber);
  if (order === undefined) throw new Error("the app does not take the code");
  await phone.approve(order);
}

export const signHere = (
  stack: Pick<CheckoutWorld, "simulatorsUrl">,
  { Autostart }: { readonly Autostart: { readonly app: string } | null },
): Promise<string> => signByLink(newPhone(stack), Autostart?.app ?? "");

/** Polls like a page, until it is no longer pending. */
export async function untilDone(customer: Customer, signingId: string, withinMs = 15_000): Promise<SignResult> {
  const endsMs = Date.now() + withinMs;
  for (;;) {
    const { Data } = await customer.followSigning(signingId);
    if (Data.Status !== "pending" || Date.now() > endsMs) return Data;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

export async function countOrders({ pool }: CheckoutWorld, resultId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>("select count(*) from orders where result_id = $1", [resultId]);
  return rows[0]?.count ?? 0;
}

export interface StoredSignature {
  readonly text: string;
  readonly evidence: { readonly orderRef: string; readonly completionData: { readonly signature: string } };
  readonly contentHash: string;
}

/** The signature of an order in the database, decrypted. */
export async function signatureOf(
  { pool, config }: CheckoutWorld,
  orderId: string,
): Promise<StoredSignature | undefined> {
  const { rows } = await pool.query<{ text_enc: string; evidence_enc: string; content_hash: string }>(
    "select text_enc, evidence_enc, content_hash from order_signatures where id = $1",
    [orderId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const cipher = createColumnCipher(config.columnKeys);
  const read = (column: string, stored: string) =>
    cipher.decrypt({ column: `order_signatures.${column}`, rowId: orderId }, stored);
  const paragraphs = JSON.parse(read("text_enc", row.text_enc)) as { text: string }[][];
  return {
    text: paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join("")).join("\n"),
    evidence: JSON.parse(read("evidence_enc", row.evidence_enc)) as StoredSignature["evidence"],
    contentHash: row.content_hash,
  };
}
