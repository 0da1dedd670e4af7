import { collectOrder, failureCode } from "#journeys/bankid/collect-order.ts";
import { RETURN_WAIT_MS } from "#journeys/bankid/bankid-limits.ts";
import { acceptSigned } from "./accept-signed.ts";
import { type SigningView, viewAlmostDone, viewComplete, viewFailed, viewPending } from "./signing-view.ts";
import type { StoredSigning } from "./signing.port.ts";
import type { SigningPorts } from "./signing.ports.ts";

/** Advances a signing when possible. Called by a browser, or by the sweep when there is none. */
export async function followSigning(ports: SigningPorts, found: StoredSigning): Promise<SigningView> {
  const signing = await collect(ports, found);
  const { state } = signing;
  switch (state.kind) {
    case "pending":
      return viewPending(signing, ports.clock.nowMs());
    case "approved":
      return finish(ports, signing, state);
    case "used":
      return viewComplete(signing);
    case "failed":
      return viewFailed(signing, state.failure);
    case "cancelled":
      return viewFailed(signing, { kind: "bankid", hintCode: "cancelled" });
  }
}

async function collect(ports: SigningPorts, signing: StoredSigning): Promise<StoredSigning> {
  const { signings, clock } = ports;
  const { signingId, orderId, state } = signing;
  if (state.kind !== "pending") return signing;
  const { bankId } = ports;
  const order = { id: signingId, startedAtMs: signing.startedAtMs, hintCode: state.hintCode, secrets: state.secrets };
  const collected = await collectOrder({ bankId, orders: signings, clock }, order);
  switch (collected.kind) {
    case "pending":
      return { ...signing, state: { ...state, hintCode: collected.hintCode } };
    case "failed":
      ports.noted({ signingId, orderId, outcome: "failed", reason: failureCode(collected.failure) });
      return { ...signing, state: collected };
    case "complete": {
      const { orderRef } = state.secrets;
      const evidence = `{"orderRef":${JSON.stringify(orderRef)},"completionData":${collected.completion.evidence}}`;
      // Stored before anything else: BankID reports it once.
      if (await signings.approve(signingId, evidence, clock.nowMs()))
        ports.noted({ signingId, orderId, outcome: "signed" });
      // Read again: it may have been cancelled meanwhile, and then nothing is ordered.
      return (await signings.reload(signingId)) ?? signing;
    }
  }
}

type Approved = Extract<StoredSigning["state"], { readonly kind: "approved" }>;

/** A signature on the same device is valid only in the browser that the app returns to, if it started there. */
async function finish(ports: SigningPorts, signing: StoredSigning, state: Approved): Promise<SigningView> {
  const { signings, clock } = ports;
  const { signingId, orderId } = signing;
  if (signing.device === "same" && !signing.isReturned) {
    if (clock.nowMs() - state.approvedAtMs <= RETURN_WAIT_MS) return viewAlmostDone(signing);
    const failure = { kind: "not-returned" } as const;
    await signings.fail(signingId, failure, clock.nowMs());
    ports.noted({ signingId, orderId, outcome: "failed", reason: failure.kind });
    return viewFailed(signing, failure);
  }
  const accepted = await acceptSigned(ports, signing, state);
  if (accepted !== undefined) return viewComplete(signing, accepted);
  const now = await signings.reload(signingId);
  return now?.state.kind === "used"
    ? viewComplete(signing)
    : viewFailed(signing, { kind: "bankid", hintCode: "cancelled" });
}
