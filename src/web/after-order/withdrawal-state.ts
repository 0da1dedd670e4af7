import type { WithdrawnOrder } from "#http/contract/page-services.ts";
import type { withdrawalTexts } from "./after-order.texts.sv.ts";

/** How far the provider is with it. The customer has withdrawn whatever it says. */
export function stateWords(
  state: WithdrawnOrder["state"],
  provider: string,
  texts: Pick<typeof withdrawalTexts, "telling" | "told" | "unclear" | "ended" | "kept">,
): string {
  switch (state) {
    case "accepted":
      return texts.telling(provider);
    case "told":
      return texts.told(provider);
    case "ended":
      return texts.ended(provider);
    case "kept":
      return texts.kept(provider);
    case "refused":
    case "uncertain":
      return texts.unclear(provider);
  }
}

/** An insurance that goes on has not been taken back. */
export const withdrawnTitle = (
  state: WithdrawnOrder["state"],
  texts: Pick<typeof withdrawalTexts, "doneTitle" | "keptTitle">,
): string => (state === "kept" ? texts.keptTitle : texts.doneTitle);
