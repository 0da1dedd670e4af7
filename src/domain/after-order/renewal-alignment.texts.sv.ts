import { formatWhole } from "#domain/format/swedish-format.ts";
import type { RenewalAlignment } from "./renewal-alignment.ts";

const inDays = (days: number): string => (days === 1 ? "en dag" : `${formatWhole(days)} dagar`);

/** Told with the same words before the order and when the former insurance is to be ended. */
export function describeRenewalAlignment(meeting: RenewalAlignment): string {
  switch (meeting.kind) {
    case "aligned":
      return "Du är försäkrad hela tiden.";
    case "gap":
      return `Om den gamla försäkringen slutar vid förnyelsen är du utan försäkring i ${inDays(meeting.days)}.`;
    case "double":
      return `Du har båda försäkringarna i ${inDays(meeting.days)} och betalar för båda.`;
  }
}
