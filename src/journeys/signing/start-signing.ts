import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import { isComputerBrowser, recommendedMessage } from "#journeys/bankid/order-parts.ts";
import { plainAddress } from "#journeys/login/start-login.ts";
import { hashContent } from "./content-hash.ts";
import { toMarkdown } from "#domain/bankid/signed-text.ts";
import { type SigningView, viewPending } from "./signing-view.ts";
import { type SigningContent, subjectOf } from "./signing.port.ts";
import type { SigningPorts } from "./signing.ports.ts";
import { signingTexts } from "./signing.texts.sv.ts";

export interface SigningVisitor {
  readonly owner: string;
  readonly address: string;
  readonly userAgent: string;
  /** Undefined when the visitor has not chosen: a phone uses its own app, a computer a phone. */
  readonly device?: BankIdDevice | undefined;
}

export type SigningStart =
  | { readonly kind: "started"; readonly view: SigningView; readonly begun: BegunSigning }
  | { readonly kind: "unavailable"; readonly message: string }
  /** The same object has been ordered meanwhile: the form shows the order, to a visitor who may see it. */
  | { readonly kind: "conflict"; readonly message: string };

/** For the cookie of the browser that started it. */
export interface BegunSigning {
  readonly signingId: string;
  readonly signingSecret: string;
}

/** Starts an order at BankID for exactly the person that the order is for. The former one of the same result is cancelled. */
export async function startSigning(
  ports: SigningPorts,
  content: SigningContent,
  visitor: SigningVisitor,
  returnPath: string,
): Promise<SigningStart> {
  const { bankId, signings, clock } = ports;
  const { owner, userAgent } = visitor;
  const isComputer = isComputerBrowser(userAgent);
  const device = visitor.device ?? (isComputer ? "other" : "same");
  const nonce = device === "same" ? ports.newId() : undefined;
  const endUserIp = plainAddress(visitor.address);
  const subject = subjectOf(content);
  const { vertical, resultId, orderId } = subject;
  const contentHash = hashContent(subject);
  const { personalNumber } = subject.personal;
  const started = await bankId.sign({
    endUserIp,
    userAgent,
    deviceIdentifier: ports.deviceIdentifier(owner),
    personalNumber,
    returnUrl: nonce === undefined ? undefined : ports.returnUrl(nonce),
    visibleText: toMarkdown(content.text),
    hiddenText: JSON.stringify({ order: orderId, sha256: contentHash }),
  });
  // The seconds of the QR code are counted from the answer.
  const startedAtMs = clock.nowMs();
  if (started.kind !== "started") {
    const errorCode = started.kind === "refused" ? started.errorCode : "requestTimeout";
    ports.noted({ signingId: undefined, outcome: "not-started", reason: errorCode });
    const message = recommendedMessage({ device, isComputer }, { kind: "error", errorCode });
    return { kind: "unavailable", message: signingTexts.unavailable(message) };
  }
  const { kind: _, ...tokens } = started;
  const secrets = { ...tokens, endUserIp, requiredNumber: personalNumber };
  const begun = { signingId: ports.newId(), signingSecret: ports.newToken() };
  const { signingId } = begun;
  const signing = { signingId, content, contentHash, device, isComputer, startedAtMs, returnPath };
  const replaced = await signings.begin({ ...signing, ...begun, secrets, nonce });
  cancelAtBankId(ports, replaced ?? [secrets.orderRef]);
  if (!replaced) {
    ports.noted({ signingId: undefined, orderId, outcome: "not-started", reason: "signed" });
    return { kind: "unavailable", message: signingTexts.alreadySigned };
  }
  ports.noted({ signingId, orderId, outcome: "started", reason: device });
  const state = { kind: "pending", hintCode: undefined, secrets } as const;
  const stored = { ...signing, owner, vertical, resultId, orderId, isReturned: false, state };
  return { kind: "started", view: viewPending(stored, startedAtMs), begun };
}

/** Not awaited: an order that cannot be cancelled ends by itself within minutes, and here it has already ended. */
export function cancelAtBankId({ bankId, cancelFailed }: SigningPorts, orderRefs: readonly string[]): void {
  for (const orderRef of orderRefs) void bankId.cancel(orderRef).catch(cancelFailed);
}
