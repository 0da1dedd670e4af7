/** Spec 1 §5; -1 is what an untouched choice holds. */
export const isEmpty = (value: string | null | undefined): boolean =>
  value === undefined || value === null || value === "" || value === "-1";
