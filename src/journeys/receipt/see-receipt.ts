import type { Receipt } from "#domain/receipt/receipt.ts";
import { listOfReceipt } from "#domain/receipt/receipt-id.ts";
import { readReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { describeQuestion } from "#domain/receipt/receipt-question.texts.sv.ts";
import { parseStored } from "#journeys/search/found-search.ts";
import type { SearchStore } from "#journeys/search/search.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { ReceiptJourney } from "./receipt-journey.ts";

export interface SeeReceiptPorts {
  readonly receipts: Pick<ReceiptJourney, "find">;
  readonly searches: Pick<SearchStore, "find" | "result">;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
}

export interface SeenReceipt {
  readonly receipt: Receipt;
  /** Of the file. */
  readonly sha256: string;
  /** The vertical's own page. */
  readonly path: string;
  readonly product: string;
  /** As a visitor reads it; of the whole search where it is the reader's own. */
  readonly question: readonly string[];
  readonly isOwn: boolean;
  /** What providers wrote when they declined, by provider id; only where the search is the reader's own. */
  readonly messages: Readonly<Record<string, string>>;
}

/** A receipt for its page: the same for everyone, except that its owner also sees what was typed. */
export async function seeReceipt(
  ports: SeeReceiptPorts,
  receiptId: string,
  /** Undefined for a reader who has no searches. */
  owner: string | undefined,
): Promise<SeenReceipt | undefined> {
  const stored = await ports.receipts.find(receiptId);
  const { searchId } = listOfReceipt(receiptId);
  const vertical = stored && ports.findVertical(stored.vertical);
  const { receipt } = (stored && readReceiptFile(new TextEncoder().encode(stored.file))) ?? {};
  if (!vertical || !receipt) return undefined;
  const { form } = vertical.description;
  const own = owner === undefined ? undefined : await ports.searches.find(searchId, owner);
  const found = own && parseStored(vertical, own);
  const withoutOffer = found ? ((await ports.searches.result(searchId))?.withoutOffer ?? []) : [];
  return {
    receipt,
    sha256: stored.sha256,
    path: vertical.description.path,
    product: vertical.description.texts.product,
    question: found ? describeQuestion(form, found.summary) : describeQuestion(form, receipt.question),
    isOwn: found !== undefined,
    messages: Object.fromEntries(
      withoutOffer.flatMap(({ providerId, message }) => (message ? [[providerId, message]] : [])),
    ),
  };
}
