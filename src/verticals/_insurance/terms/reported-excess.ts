import type { EventOutcome, EventPolicy, InsuredEvent } from "#verticals/_contract/events.ts";
import { settleDamage } from "./settle-damage.ts";

/** An event, and what insurers call the excess of it, the most particular name first. */
export interface ReportedExcess {
  readonly event: InsuredEvent;
  readonly names: readonly RegExp[];
}

/** By what an insurer has reported of today's insurance. Its terms may have changed since, so no sentence is cited. */
export function findReportedOutcome(
  eventId: string,
  deductibles: EventPolicy["deductibles"],
  reported: readonly ReportedExcess[],
): EventOutcome | undefined {
  const { event, names } = reported.find((each) => each.event.id === eventId) ?? {};
  const excess = names?.flatMap((pattern) => deductibles.find(({ name }) => pattern.test(name)) ?? [])[0];
  return event && excess
    ? { isCovered: true, ...settleDamage(event.damageOre, { excessOre: excess.amountOre }) }
    : undefined;
}
