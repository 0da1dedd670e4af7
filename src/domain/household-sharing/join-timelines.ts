import { type HouseholdTimeline, householdTimeline } from "#domain/household/household-timeline.ts";
import type { SharedContract } from "./membership.ts";

/** The person's own timeline with what the partner shows, each of those marked with the partner's name; one sum for both. */
export const joinTimelines = (
  own: HouseholdTimeline,
  partner: { readonly firstName: string; readonly contracts: readonly SharedContract[] } | undefined,
): HouseholdTimeline =>
  partner === undefined || partner.contracts.length === 0
    ? own
    : householdTimeline(
        [
          ...own.rows.map(({ contract }) => contract),
          ...partner.contracts.map((contract) => ({
            ...contract,
            source: "shared" as const,
            heldBy: partner.firstName,
          })),
        ],
        own.today,
      );
