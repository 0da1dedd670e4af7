/** "123 45" of five digits. */
export const formatPostalCode = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`;
