import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import type { SubmittedOrUnsigned } from "#http/contract/order.schema.ts";
import type { SigningData, SigningState } from "#http/contract/signing.schema.ts";
import type { SigningView } from "#journeys/signing/signing-view.ts";
import { presentLinks } from "./login.ts";
import { presentSummary } from "./order.ts";
import { qrSvg } from "./qr-svg.ts";

export const presentSigning = (view: SigningView, nouns: Nouns): SigningState => ({
  SigningId: view.signingId,
  Status: view.status,
  Device: view.device,
  Message: fillNouns(view.message, nouns),
  HintCode: view.hintCode ?? null,
  QrSvg: view.qrText === undefined ? null : qrSvg(view.qrText),
  Autostart: view.autoStartToken === undefined ? null : presentLinks(view.autoStartToken),
  PollAfterMs: view.pollAfterMs,
  CanRetry: view.status === "failed",
  Name: view.name,
  Text: view.text.map((line) => line.map(({ text, isStrong }) => ({ Text: text, Strong: isStrong }))),
});

export const presentSigningData = (view: SigningView, nouns: Nouns): SigningData => ({
  Result: { ...presentSigning(view, nouns), OrderId: view.status === "complete" ? view.orderId : null },
});

/** Has the form of a step at the provider (C-199, C-200): the visitor must do something there first. */
export function presentUnsigned(view: SigningView, checkoutPath: string): SubmittedOrUnsigned | null {
  const { order } = view;
  if (!order || view.status === "complete") return null;
  return {
    OrderType: "user_interaction_needed",
    OrderId: order.orderId,
    ResultId: order.resultId,
    State: "unsigned",
    ProviderOrderId: null,
    RedirectUrl: checkoutPath,
    Message: null,
    StartDate: order.startDate,
    OrderedAt: view.startedAt.toISOString(),
    SummaryData: presentSummary(order.summary, false),
  };
}
