import { startOrder } from "#journeys/order/accept-order.ts";
import { hashContent } from "./content-hash.ts";
import type { StoredSigning } from "./signing.port.ts";
import type { SigningPorts } from "./signing.ports.ts";

type Approved = Extract<StoredSigning["state"], { readonly kind: "approved" }>;

/**
 * Creates the order of a complete signature, once for any number of calls. Undefined when the signing has been cancelled or
 * used meanwhile. The signature identifies the person in the browser that it was made in.
 */
export async function acceptSigned(
  ports: SigningPorts,
  { signingId, owner, content, contentHash }: StoredSigning,
  { evidence, approvedAtMs }: Approved,
): Promise<string | undefined> {
  if (!content) return undefined;
  const { order, text } = content;
  // Exactly what was signed is ordered.
  if (hashContent(order) !== contentHash) throw new Error(`the content of signing ${signingId} is not what was signed`);
  const signature = { signingId, signedAtMs: approvedAtMs, contentHash, text, evidence };
  const accepted = await ports.orders.acceptSigned(order, signature);
  if (!accepted) return undefined;
  const { personalNumber } = order.personal;
  await ports.identified.record({
    owner,
    personalNumber,
    method: "signature",
    reference: signingId,
    identifiedAtMs: approvedAtMs,
  });
  if (!accepted.isOther) await startOrder(ports, accepted.orderId);
  ports.noted({ signingId, orderId: accepted.orderId, outcome: "accepted" });
  return accepted.orderId;
}
