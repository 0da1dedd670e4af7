import { formatWhole } from "#domain/format/swedish-format.ts";
import type { RenewalAlignment } from "./renewal-alignment.ts";

const inDays = (days: number): string => (days === 1 ? "en dag" : `${formatWhole(days)} dagar`);

/** The same text before the order and when the former insurance is to be ended. */
export function describeRenewalAlignment(alignment: RenewalAlignment): string {
  switch (alignment.kind) {
    case "aligned":
      return "{youAreCovered} hela tiden.";
    case "gap":
      return `Om {it} gamla {theAgreement} slutar vid förnyelsen är du utan {agreement} i ${inDays(alignment.days)}.`;
    case "double":
      return `Du har båda {theAgreements} i ${inDays(alignment.days)} och betalar för båda.`;
  }
}
