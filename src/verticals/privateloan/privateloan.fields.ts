/** Addendum C: what can be applied for. */
export const AMOUNT_KR = { min: 5_000, max: 600_000, first: 120_000, step: 5_000 } as const;
export const YEARS = { min: 1, max: 15, first: 5 } as const;

export const PURPOSES = ["settle", "renovation", "vehicle", "travel", "health", "other"] as const;
export const EMPLOYMENTS = ["permanent", "temporary", "business", "retired", "student", "other"] as const;
export const HOUSINGS = ["rental", "cooperative", "detached"] as const;
export const CHILDREN = ["0", "1", "2", "3", "4", "5"] as const;
