import type { CoverChange } from "./cover-change.ts";
import { formatList } from "#domain/format/list-joining.texts.sv.ts";

/** Shown before any amount: a lower price for less is no saving. */
export const describeCoverChange = ({ kind, today, wanted, parts }: CoverChange): string =>
  kind === "less"
    ? `${wanted} är ett mindre skydd än din ${today.toLowerCase()} idag. Du förlorar ${formatList(parts)}.`
    : `${wanted} är ett större skydd än din ${today.toLowerCase()} idag. Du får även ${formatList(parts)}.`;

/** The same for terms of the same kind of cover, by the names of their rows. */
export const describeWorse = (rows: readonly string[]): string =>
  `Villkoren är sämre än dina idag: ${formatList(rows)}.`;

/** What no source states of today's insurance. */
export const describeUnknown = (rows: readonly string[]): string =>
  `Vi vet inte vad du har idag av ${formatList(rows.map((row) => row.toLowerCase()))}.`;

const sizes = { less: "Mindre skydd", more: "Större skydd" } as const;

export const coverChangeTexts = {
  badge: ({ kind }: CoverChange, kr: string): string => `${sizes[kind]}, ${kr} lägre /år`,
  most: ({ kind }: CoverChange, kr: string): string => `${sizes[kind]}, upp till ${kr} lägre /år`,
  heading: ({ kind }: CoverChange): string => `Lägre pris och ${sizes[kind].toLowerCase()} än idag`,
} as const;
