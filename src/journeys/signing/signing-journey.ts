import type { BankIdBrowser, BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { SubjectGuard } from "#journeys/lookup/subject-guard.ts";
import type { NewOrder } from "#journeys/order/order.port.ts";
import { followSigning } from "./follow-signing.ts";
import type { SigningView } from "./signing-view.ts";
import type { SigningContent, StoredSigning } from "./signing.port.ts";
import type { SigningPorts } from "./signing.ports.ts";
import { signingTexts } from "./signing.texts.sv.ts";
import { cancelAtBankId, type SigningStart, startSigning, type SigningVisitor } from "./start-signing.ts";

/** A signing as a browser names it: it belongs to the browser that started it, and to one service. */
export interface SigningReference {
  readonly signingId: string;
  readonly vertical: string;
  readonly browser: BankIdBrowser;
}

/** Signing an order with BankID, as a step before it is accepted. */
export interface SigningJourney {
  start(content: SigningContent, visitor: SigningVisitor, returnPath: string): Promise<SigningStart>;
  /** The same order once more, on the chosen device. Undefined when this browser has no such signing, or it has been used already. */
  startAgain(
    reference: SigningReference,
    visitor: SigningVisitor & { readonly device: BankIdDevice },
  ): Promise<SigningStart | undefined>;
  /** Undefined when this browser has no such signing. */
  follow(reference: SigningReference): Promise<SigningView | undefined>;
  /** The newest signing of a result that this browser started, as it is stored. */
  latest(resultId: string, browser: BankIdBrowser): Promise<StoredSigning | undefined>;
  /** False when this browser has no such signing; one that has already ended need not be cancelled. */
  cancel(reference: SigningReference): Promise<boolean>;
  /** Of signings that another journey has ended with what they were about: what is open at BankID is closed there. */
  callOff(orderRefs: readonly string[]): void;
  /** The app has returned: the page to continue with, in the browser that the signing started in. It orders nothing. */
  returned(nonce: string, browser: BankIdBrowser): Promise<string | undefined>;
}

export function createSigningJourney(ports: SigningPorts, guard: SubjectGuard): SigningJourney {
  const { signings, clock } = ports;
  const find = async ({ signingId, vertical, browser }: SigningReference): Promise<StoredSigning | undefined> => {
    const signing = await signings.find(signingId, browser);
    return signing?.vertical === vertical ? signing : undefined;
  };
  return {
    start: (content, visitor, returnPath) => startSigning(ports, content, visitor, returnPath),
    async startAgain(reference, visitor) {
      const signing = await find(reference);
      if (!signing?.content || signing.state.kind === "approved" || signing.state.kind === "used") return undefined;
      // Only the newest: a signing that was replaced must not be signed.
      const newest = await signings.latest(signing.resultId, reference.browser);
      if (newest?.orderId !== signing.orderId) return undefined;
      // As the checkout does for the first start: a customer is not asked to sign what cannot be ordered.
      if ("order" in signing.content && !(await isFree(ports, guard, signing.content.order, visitor))) {
        ports.noted({
          signingId: signing.signingId,
          orderId: signing.orderId,
          outcome: "not-started",
          reason: "conflict",
        });
        return { kind: "conflict", message: signingTexts.conflict };
      }
      return startSigning(ports, signing.content, visitor, signing.returnPath);
    },
    async follow(reference) {
      const signing = await find(reference);
      return signing && followSigning(ports, signing);
    },
    latest: (resultId, browser) => signings.latest(resultId, browser),
    async cancel(reference) {
      const signing = await find(reference);
      if (!signing) return false;
      const { signingId, browser } = reference;
      const orderRef = await signings.cancel(signingId, browser, clock.nowMs());
      if (orderRef !== undefined) cancelAtBankId(ports, [orderRef]);
      ports.noted({ signingId, orderId: signing.orderId, outcome: "cancelled" });
      return true;
    },
    callOff: (orderRefs) => cancelAtBankId(ports, orderRefs),
    async returned(nonce, browser) {
      const returned = await signings.markReturned(nonce, browser, clock.nowMs());
      ports.noted({ signingId: returned?.signingId, outcome: returned ? "returned" : "return-refused" });
      return returned?.returnPath;
    },
  };
}

/** Whether a person has ordered is answered behind the guard, and an answer that it does not let through is that they may have. */
const isFree = (
  { orders }: Pick<SigningPorts, "orders">,
  guard: SubjectGuard,
  order: NewOrder,
  { owner, address }: SigningVisitor,
): Promise<boolean> =>
  guard.ask({
    asker: { owner, address, hasForm: true },
    personalNumber: order.personal.personalNumber,
    purpose: "order",
    work: async () => (await orders.findActive(order)) === undefined,
    refusal: false,
    isDisclosing: (free) => !free,
  });
