import type { WithdrawnOrder } from "#http/contract/page-services.ts";
import type { withdrawalTexts } from "./after-order.texts.sv.ts";

/** How far the provider is with it. The customer has withdrawn whatever it says. */
export function stateWords(
  state: WithdrawnOrder["state"],
  provider: string,
  texts: Pick<typeof withdrawalTexts, "telling" | "told" | "unclear">,
): string {
  if (state === "told") return texts.told(provider);
  return state === "accepted" ? texts.telling(provider) : texts.unclear(provider);
}
