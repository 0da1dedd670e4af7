import { startOrder } from "#journeys/order/accept-order.ts";
import type { OrderSignature } from "#journeys/order/order.port.ts";
import { hashContent } from "./content-hash.ts";
import { type SignedApplication, type StoredSigning, subjectOf } from "./signing.port.ts";
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
  const { text } = content;
  const subject = subjectOf(content);
  // Exactly what was signed is ordered.
  if (hashContent(subject) !== contentHash)
    throw new Error(`the content of signing ${signingId} is not what was signed`);
  const signature = { signingId, signedAtMs: approvedAtMs, contentHash, text, evidence };
  const accepted =
    "order" in content
      ? await ports.orders.acceptSigned(content.order, signature)
      : await acceptApplication(ports, content.application, signature);
  if (!accepted) return undefined;
  const { personalNumber } = subject.personal;
  await ports.identified.record({
    owner,
    personalNumber,
    method: "signature",
    reference: signingId,
    identifiedAtMs: approvedAtMs,
  });
  if ("order" in content && !accepted.isOther) await startOrder(ports, accepted.orderId);
  ports.noted({ signingId, orderId: accepted.orderId, outcome: "accepted" });
  return accepted.orderId;
}

async function acceptApplication(
  ports: Pick<SigningPorts, "acceptApplication">,
  application: SignedApplication,
  signature: OrderSignature,
): Promise<{ readonly orderId: string; readonly isOther?: boolean } | undefined> {
  const isAccepted = await ports.acceptApplication(application, signature);
  return isAccepted ? { orderId: application.orderId } : undefined;
}
