import { gs1CheckDigit, hasGs1CheckDigit } from "#domain/validation/gs1-check-digit.ts";

/** Every Swedish facility has a GS1 number of 18 digits with this prefix; the last digit proves the others. */
export const FACILITY_PREFIX = "735999";
const DIGITS = 18;

/** Of what is typed, in any grouping: 735999, then twelve digits. */
export const FACILITY_PATTERN = String.raw`\s*7\s*3\s*5\s*9\s*9\s*9(?:\s*\d){12}\s*`;

/** Without spaces; undefined for what is no facility id. */
export function parseFacilityId(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, "");
  const isFacility = /^\d+$/.test(digits) && digits.length === DIGITS && digits.startsWith(FACILITY_PREFIX);
  return isFacility && hasGs1CheckDigit(digits) ? digits : undefined;
}

/** The whole id from the eleven digits that tell facilities apart. */
export function facilityIdOf(own: string): string {
  const body = FACILITY_PREFIX + own.padStart(DIGITS - FACILITY_PREFIX.length - 1, "0");
  return body + String(gs1CheckDigit(body));
}

/** "735 999 123 456 789 012": easier to compare with a bill. */
export const formatFacilityId = (id: string): string => id.replaceAll(/(\d{3})(?=\d)/g, "$1 ");
