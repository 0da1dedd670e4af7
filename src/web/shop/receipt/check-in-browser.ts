import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { receiptFilePath } from "#domain/addresses/verifiable-paths.ts";
import { rankAgain } from "#domain/receipt/rank-again.ts";
import type { Receipt } from "#domain/receipt/receipt.ts";
import { type ReceiptFault, verifyReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { canonicalize } from "#domain/signed/canonical-json.ts";
import { readKeys } from "#domain/signed/published-keys.ts";

export type CheckState =
  /** Not started: the server has rendered the page. */
  | { readonly kind: "waiting" }
  | { readonly kind: "verified"; readonly positions: readonly number[] }
  /** Everything but the signature agrees: this browser cannot verify it. */
  | { readonly kind: "unsupported" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "failed"; readonly fault: Exclude<ReceiptFault, "unsupported"> | "page" };

/**
 * Fetches the file and the keys and verifies them with the code of the offline verifier. The page's own list must be the one of the file:
 * a verdict about another list would be worth nothing.
 */
export async function checkInBrowser(shown: Receipt): Promise<CheckState> {
  const fetched = await Promise.all([readBytes(receiptFilePath(shown.id)), readBytes(signingKeysPath())]).catch(
    () => undefined,
  );
  if (!fetched) return { kind: "unreachable" };
  const [file, keyFile] = fetched;
  const keys = readKeys(new TextDecoder().decode(keyFile)) ?? [];
  const { fault, receipt } = await verifyReceiptFile(file, keys);
  if (fault === "unsupported") return { kind: "unsupported" };
  if (fault) return { kind: "failed", fault };
  if (!receipt || canonicalize(receipt) !== canonicalize(shown)) return { kind: "failed", fault: "page" };
  return { kind: "verified", positions: rankAgain(receipt).map(({ position }) => position) };
}

async function readBytes(path: string): Promise<Uint8Array> {
  const answer = await fetch(path, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`no file at ${path}`);
  return new Uint8Array(await answer.arrayBuffer());
}
