/** "19850210-••••": enough to ask a caller for the rest, and not to be anybody. */
export const maskPersonalNumber = (digits: string): string => `${digits.slice(0, 8)}-••••`;
