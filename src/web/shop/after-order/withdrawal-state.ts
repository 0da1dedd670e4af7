import type { WithdrawnOrder } from "#http/contract/after-order-services.ts";
import type { withdrawalTexts } from "./after-order.texts.sv.ts";

/** How far the provider has processed it. The customer has withdrawn regardless of the state. */
export function describeWithdrawalState(
  state: WithdrawnOrder["state"],
  provider: string,
  texts: Pick<typeof withdrawalTexts, "notifying" | "confirmed" | "unclear" | "ended" | "stillValid">,
): string {
  switch (state) {
    case "accepted":
      return texts.notifying(provider);
    case "confirmed":
      return texts.confirmed(provider);
    case "ended":
      return texts.ended(provider);
    case "continued":
      return texts.stillValid(provider);
    case "refused":
    case "uncertain":
      return texts.unclear(provider);
  }
}

/** An insurance that continues has not been withdrawn. */
export const withdrawnTitle = (
  state: WithdrawnOrder["state"],
  texts: Pick<typeof withdrawalTexts, "doneTitle" | "keptTitle">,
): string => (state === "continued" ? texts.keptTitle : texts.doneTitle);
