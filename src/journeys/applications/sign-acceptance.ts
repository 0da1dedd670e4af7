import { createHash } from "node:crypto";
import { toMarkdown } from "#domain/bankid/signed-text.ts";
import type { BankId } from "#journeys/bankid/bankid.port.ts";
import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import { isComputerBrowser, recommendedMessage } from "#journeys/bankid/order-parts.ts";
import { plainAddress } from "#journeys/login/start-login.ts";
import type { Clock } from "#platform/clock.ts";
import type { AcceptanceContent, AcceptanceStore } from "./acceptance.port.ts";
import { acceptanceTexts as texts } from "./acceptance.texts.sv.ts";
import type { StoredAnswer } from "./answer.port.ts";

export interface SignAcceptancePorts {
  readonly bankId: Pick<BankId, "sign" | "cancel">;
  readonly acceptances: AcceptanceStore;
  readonly clock: Pick<Clock, "nowMs">;
  newId(): string;
  /** How BankID identifies the browser: not the owner of our own rows. */
  deviceIdentifier(owner: string): string;
  /** Where the app returns to. */
  returnUrl(answer: StoredAnswer, nonce: string): string;
  /** By our own ids and BankID's code. */
  noted(event: AcceptanceEvent): void;
  /** An abandoned order at BankID could not be cancelled; it ends by itself. */
  cancelFailed(error: unknown): void;
}

export interface AcceptanceEvent {
  readonly answerId: string;
  readonly outcome: "started" | "not-started" | "signed" | "accepted" | "failed" | "cancelled";
  readonly reason?: string | undefined;
}

export interface SigningApplicant {
  readonly owner: string;
  readonly address: string;
  readonly userAgent: string;
  readonly device: BankIdDevice | undefined;
}

/** Starts an order at BankID for exactly the applicant. The former one of the same offer is cancelled. Returns what went wrong. */
export async function signAcceptance(
  ports: SignAcceptancePorts,
  answer: StoredAnswer,
  content: AcceptanceContent,
  { owner, address, userAgent, device: chosen }: SigningApplicant,
): Promise<string | undefined> {
  const { bankId, acceptances, clock } = ports;
  const { answerId, request } = answer;
  const isComputer = isComputerBrowser(userAgent);
  const device = chosen ?? (isComputer ? "other" : "same");
  const nonce = device === "same" ? ports.newId() : undefined;
  const endUserIp = plainAddress(address);
  const contentHash = hashContent(content);
  const started = await bankId.sign({
    endUserIp,
    userAgent,
    deviceIdentifier: ports.deviceIdentifier(owner),
    personalNumber: request.personalNumber,
    returnUrl: nonce === undefined ? undefined : ports.returnUrl(answer, nonce),
    visibleText: toMarkdown(content.agreement.signed),
    hiddenText: JSON.stringify({ offer: content.offerId, sha256: contentHash }),
  });
  // The seconds of the QR code are counted from the answer.
  const startedAtMs = clock.nowMs();
  if (started.kind !== "started") {
    const errorCode = started.kind === "refused" ? started.errorCode : "requestTimeout";
    ports.noted({ answerId, outcome: "not-started", reason: errorCode });
    return texts.unavailable(recommendedMessage({ device, isComputer }, { kind: "error", errorCode }));
  }
  const { kind: _, ...tokens } = started;
  const secrets = { ...tokens, endUserIp, requiredNumber: request.personalNumber };
  const begun = { acceptanceId: ports.newId(), answerId, content, contentHash, device, isComputer, startedAtMs };
  const replaced = await acceptances.begin({ ...begun, secrets, nonce });
  cancelAtBankId(ports, replaced ?? [secrets.orderRef]);
  ports.noted({ answerId, outcome: replaced ? "started" : "not-started", reason: replaced ? device : "signed" });
  return replaced ? undefined : texts.alreadySigned;
}

/** SHA-256 of the agreement: its fields are always written in the same order. */
export const hashContent = (content: AcceptanceContent): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/** Not awaited: an order that cannot be cancelled ends by itself within minutes. */
export function cancelAtBankId(
  { bankId, cancelFailed }: Pick<SignAcceptancePorts, "bankId" | "cancelFailed">,
  orderRefs: readonly string[],
): void {
  for (const orderRef of orderRefs) void bankId.cancel(orderRef).catch(cancelFailed);
}
