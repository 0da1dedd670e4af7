/** Swedish vehicle registration numbers: three letters, then three letters or digits. Personal plates are not taken (OP-27). */

/** Upper case, and nothing but the letters A-Z and digits: the form in which numbers are compared and stored. */
export const normalizeRegistrationNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Takes a number as typed: a space after the third letter is allowed, and case does not matter. */
export const isRegistrationNumber = (typed: string): boolean => /^[A-Z]{3}\s?[A-Z0-9]{3}$/i.test(typed.trim());

/** Spec 2 §9: three characters, a space, then the rest. */
export function formatRegistrationNumber(typed: string): string {
  const normal = normalizeRegistrationNumber(typed);
  return normal.length > 3 ? `${normal.slice(0, 3)} ${normal.slice(3)}` : normal;
}
