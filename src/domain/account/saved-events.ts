/** What has been saved, or could be, from our own rows. Money is whole öre a year. */
export interface SavedEvent {
  readonly eventId: string;
  /** switched: by a valid order. seen: a comparison with what was fetched showed that it could be. */
  readonly kind: "switched" | "seen";
  readonly product: string;
  /** Whom the customer went to. */
  readonly providerName: string | undefined;
  /** Negative when the new one costs more. Undefined when there was nothing to compare with. */
  readonly yearlyOre: number | undefined;
  /** YYYY-MM-DD, while the insurance that was switched to has not begun: nothing is saved before that. */
  readonly startsOn?: string;
  readonly atMs: number;
  /** Of a demonstration, and marked as such wherever it is shown. */
  readonly isDemo?: true;
}

export interface SavedSoFar {
  /** Newest first. */
  readonly events: readonly SavedEvent[];
  /** What was switched, less what became dearer. What was only seen is not saved. */
  readonly totalOre: number;
}

export const savedSoFar = (events: readonly SavedEvent[]): SavedSoFar => ({
  events: events.toSorted((one, other) => other.atMs - one.atMs),
  totalOre: sumOf(events),
});

/** What the rows add up to. */
export const sumOf = (events: readonly SavedEvent[]): number =>
  events.reduce(
    (sum, { kind, yearlyOre = 0, startsOn }) => sum + (kind === "switched" && startsOn === undefined ? yearlyOre : 0),
    0,
  );

/** The most informative few: what makes up the sum before other switches, and those before what was only seen, each newest first. */
export const selectMostRelevant = (events: readonly SavedEvent[], count: number): SavedEvent[] =>
  events.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, count);

const placeOf = ({ kind, yearlyOre }: SavedEvent): number => {
  if (kind === "seen") return 2;
  return yearlyOre === undefined ? 1 : 0;
};
