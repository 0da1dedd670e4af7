/**
 * "19850210-••••". The only form in which a personal number is rendered, on every screen; the whole number is shown only in the
 * input where it is being typed. Also takes a number with a dash and one that is already masked.
 */
export const maskPersonalNumber = (digits: string): string => `${digits.slice(0, 8)}-••••`;
