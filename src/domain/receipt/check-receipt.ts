import { RISK_RULE } from "../risk/cost-of-risk.ts";
import { rankAgain } from "./rank-again.ts";
import type { Receipt } from "./receipt.ts";

/** What is checked of the content of a receipt, in this order. */
export type ContentFault =
  /** A provider is named twice, or its answer does not agree with its offers. */
  | "providers"
  /** The positions are not 1, 2, 3 and so on. */
  | "positions"
  /** The rule gives another order. */
  | "order";

/** Whether what a receipt states agrees with itself and with its rule; undefined when everything does. */
export function checkReceipt(receipt: Receipt): ContentFault | undefined {
  if (!agreesOnProviders(receipt)) return "providers";
  if (!hasOwnParts(receipt)) return "order";
  if (receipt.offers.some(({ position }, index) => position !== index + 1)) return "positions";
  return rankAgain(receipt).every(({ offer, position }) => offer.position === position) ? undefined : "order";
}

/** An own part is stated of every offer where the rule needs it, and of none where no rule reads it. */
const hasOwnParts = ({ offers, rule }: Receipt): boolean =>
  offers.every(({ ownOre }) => (ownOre !== undefined) === (rule.name === RISK_RULE.name));

/** Each provider once; those that offered are exactly those with offers. */
function agreesOnProviders({ providers, offers }: Receipt): boolean {
  const offering = new Set(offers.map(({ providerId }) => providerId));
  const stated = providers.filter(({ answer }) => answer === "offered").map(({ id }) => id);
  return (
    new Set(providers.map(({ id }) => id)).size === providers.length &&
    stated.length === offering.size &&
    stated.every((id) => offering.has(id))
  );
}
