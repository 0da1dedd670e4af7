import { DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import { checkReceipt } from "#domain/receipt/check-receipt.ts";
import type { Receipt, ReceiptCommission } from "#domain/receipt/receipt.ts";
import { listOfReceipt } from "#domain/receipt/receipt-id.ts";
import { isReceipt } from "#domain/receipt/receipt-shape.ts";
import { writeReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { type FinishedList, parseStored } from "#journeys/search/found-search.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { composeInOrder, composeReceipt } from "./compose-receipt.ts";
import type { ReceiptSigner, ReceiptStore, StoredReceipt } from "./receipt.port.ts";

export interface MakePorts {
  readonly store: ReceiptStore;
  readonly signer: ReceiptSigner;
  readonly sha256: (text: string) => string;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
  /** What the receipts commit to, by receipt; the same when it is asked for again. */
  readonly lockCommissions?: (receipts: readonly Receipt[]) => Promise<ReadonlyMap<string, ReceiptCommission>>;
  /** Lets others have their turn: receipts are made beside searches. */
  readonly pause: () => Promise<void>;
}

/** The stored lists of those searches that have a final one, and that this release can read. */
export async function readLists(ports: MakePorts, searchIds: readonly string[]): Promise<FinishedList[]> {
  const lists: FinishedList[] = [];
  for (const { search, result, finishedAt } of await ports.store.finished(searchIds)) {
    const vertical = ports.findVertical(search.vertical);
    const found = vertical && parseStored(vertical, search);
    if (found) lists.push({ found, result, finishedAt });
    await ports.pause();
  }
  return lists;
}

/** Makes the receipts of stored lists, and returns how many. */
export async function makeReceipts(ports: MakePorts, lists: readonly FinishedList[]): Promise<number> {
  const composed: Receipt[] = [];
  for (const list of lists) {
    const receipt = composeReceipt(list);
    if (receipt) composed.push(receipt);
    await ports.pause();
  }
  if (composed.length === 0) return 0;
  const commissions = await ports.lockCommissions?.(composed);
  const files: StoredReceipt[] = [];
  for (const receipt of composed) {
    files.push(sign(ports, receipt, commissions?.get(receipt.id)));
    await ports.pause();
  }
  await ports.store.save(files);
  return files.length;
}

/**
 * The receipt of a list in the way of paying or the order that is not the default, made when someone first opens it. It commits to no commission: that
 * is locked before a list is shown, by the places of the first receipt.
 */
export async function makeOtherReceipt(ports: MakePorts, receiptId: string): Promise<boolean> {
  const { searchId, payment, orderId } = listOfReceipt(receiptId);
  if (payment === DEFAULT_PAYMENT && orderId === undefined) return false;
  const [list] = await readLists(ports, [searchId]);
  const receipt = list && (orderId === undefined ? composeReceipt(list, payment) : composeInOrder(list, orderId));
  if (!receipt) return false;
  await ports.store.save([sign(ports, receipt, undefined)]);
  return true;
}

function sign({ signer, sha256 }: MakePorts, composed: Receipt, commission: ReceiptCommission | undefined) {
  const receipt: Receipt = { ...composed, ...(commission ? { commission } : {}) };
  const fault = isReceipt(receipt) ? checkReceipt(receipt) : "form";
  if (fault) throw new Error(`the list of a search has no valid receipt: ${fault}`);
  const file = writeReceiptFile({ receipt, signature: signer.signDocument(receipt, receipt.time) });
  return { searchId: receipt.id, vertical: receipt.vertical, file, sha256: sha256(file) };
}
