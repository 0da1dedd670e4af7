import type { Receipt } from "../receipt/receipt.ts";
import { type CanonicalObject, canonicalBytes, canonicalize, readCanonical } from "../signed/canonical-json.ts";
import { exactly, listOf, matching, oneOf, sha256Hex, whole } from "../signed/exact-shape.ts";
import { type HexHash, type Sha256, toHex } from "../transparency-log/tree-hash.ts";

/**
 * What a receipt commits to: what every offer of its list would have paid us, and the order that it would have given. The salt makes it
 * impossible to find the amounts by trying.
 */
export interface CommissionOpening extends CanonicalObject {
  readonly type: "commission-opening";
  readonly version: 1;
  readonly receiptId: string;
  /** 32 random bytes in hexadecimal digits. */
  readonly salt: string;
  /** Positions in the receipt's list, in the order that commission would have given. */
  readonly order: readonly number[];
  /** Whole öre, in the order of the receipt's list. */
  readonly amounts: readonly number[];
}

/** Swedish days from the receipt to the opening. */
export const LOCKED_DAYS = 90;

type Listed = Pick<Receipt, "offers" | "providers">;

/** Highest remuneration first, ties by provider name in Swedish order, then as in the list. */
export function orderByCommission({ offers, providers }: Listed, amounts: readonly number[]): number[] {
  const names = new Map(providers.map(({ id, name }) => [id, name]));
  return offers
    .map(({ position, providerId }, at) => ({ position, name: names.get(providerId) ?? "", ore: amounts[at] ?? 0 }))
    .toSorted((a, b) => b.ore - a.ore || a.name.localeCompare(b.name, "sv") || a.position - b.position)
    .map(({ position }) => position);
}

export const commitmentOf = async (sha256: Sha256, opening: CommissionOpening): Promise<HexHash> =>
  toHex(await sha256(canonicalBytes(opening)));

export type OpeningFault =
  /** The file has another form. */
  | "form"
  /** It is of another receipt. */
  | "other-receipt"
  /** The receipt has committed to something else, or to nothing. */
  | "commitment"
  /** The amounts are not those of the list's offers, or they give another order. */
  | "order";

/** Every check of an opening, by anyone who has the receipt. */
export async function verifyOpening(
  sha256: Sha256,
  receipt: Receipt,
  bytes: Uint8Array,
): Promise<{ readonly fault: OpeningFault | undefined; readonly opening?: CommissionOpening }> {
  const opening = readOpening(bytes);
  if (!opening) return { fault: "form" };
  if (opening.receiptId !== receipt.id) return { fault: "other-receipt", opening };
  if ((await commitmentOf(sha256, opening)) !== receipt.commission?.commitment) return { fault: "commitment", opening };
  const order = orderByCommission(receipt, opening.amounts);
  const isOrdered =
    opening.amounts.length === receipt.offers.length && canonicalize(order) === canonicalize(opening.order);
  return { fault: isOrdered ? undefined : "order", opening };
}

/** Undefined for any other bytes than the one form of an opening. */
export function readOpening(bytes: Uint8Array): CommissionOpening | undefined {
  const value = readCanonical(bytes);
  return isOpening(value) ? value : undefined;
}

const isOpening = (value: unknown): value is CommissionOpening => openingShape(value);

/** As many as a receipt may have. */
const MAX_OFFERS = 5_000;

const openingShape = exactly({
  type: oneOf("commission-opening"),
  version: oneOf(1),
  receiptId: matching(/^[\w-]{1,64}$/),
  salt: sha256Hex,
  order: listOf(whole(1), MAX_OFFERS),
  amounts: listOf(whole(0), MAX_OFFERS),
});
