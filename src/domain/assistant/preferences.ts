/** Groups of preferences of which one at most can be chosen. */
export type ExclusiveGroups = readonly (readonly string[])[];

/** Chooses or clears; choosing clears every preference that excludes it (C-086). */
export function togglePreference(selected: readonly string[], key: string, exclusive: ExclusiveGroups): string[] {
  if (selected.includes(key)) return selected.filter((each) => each !== key);
  const excluded = exclusive.filter((group) => group.includes(key)).flat();
  return [...selected.filter((each) => !excluded.includes(each)), key];
}

export const hasConflict = (selected: readonly string[], exclusive: ExclusiveGroups): boolean =>
  exclusive.some((group) => new Set(group.filter((key) => selected.includes(key))).size > 1);
