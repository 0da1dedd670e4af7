import type { Place } from "#domain/addresses/place.ts";
import { signingCallPath } from "#domain/addresses/shop-call-paths.ts";
import type { SigningData } from "#http/contract/signing.schema.ts";
import type { Device } from "#web/shell/bankid/bankid.ts";
import { askServer, sendBeacon, SHORT_CALL_MS } from "#web/shell/calls/ask-server.ts";
import { readSigning } from "./read-signing.ts";
import type { Signing } from "./signing.ts";

export type SigningAnswer =
  | { readonly kind: "answer"; readonly signing: Signing; readonly orderId: string | undefined }
  /** BankID is unavailable now, with a message for the customer. */
  | { readonly kind: "unavailable"; readonly message: string; readonly canRetry: boolean }
  | { readonly kind: "gone" }
  | { readonly kind: "lost" };

export const askSigning = (place: Place, signingId: string, signal: AbortSignal): Promise<SigningAnswer> =>
  post(signingCallPath(place, "status"), { signingid: signingId }, signal);

export const startSigningAgain = (place: Place, signingId: string, device: Device): Promise<SigningAnswer> =>
  post(signingCallPath(place), { signingid: signingId, device });

/** Also sent while the page unloads. */
export function cancelSigning(place: Place, signingId: string): void {
  sendBeacon(signingCallPath(place, "cancel"), { signingid: signingId });
}

async function post(address: string, fields: Record<string, string>, signal?: AbortSignal): Promise<SigningAnswer> {
  const answer = await askServer<SigningData>(address, { fields, signal, timeoutMs: SHORT_CALL_MS });
  const result = answer?.Data?.Result;
  if (answer?.Status === "NotFound") return { kind: "gone" };
  if (!result) return { kind: "lost" };
  if (!("SigningId" in result)) return unavailable(answer?.Status, result.Message);
  return { kind: "answer", signing: readSigning(result), orderId: result.OrderId ?? undefined };
}

/** After a conflict only the form can continue. */
const unavailable = (status: string | undefined, message: string): SigningAnswer => ({
  kind: "unavailable",
  message,
  canRetry: status !== "OrderConflict",
});
