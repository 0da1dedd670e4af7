/** By its name in the form: the one value that a grid company may refuse after the order. */
export const FACILITY_FIELD = "personal_facilityid";

/** Of what is typed, in any grouping: 735999, as all in Sweden begin, then twelve digits. The form also checks the last digit. */
export const FACILITY_PATTERN = String.raw`\s*7\s*3\s*5\s*9\s*9\s*9(?:\s*\d){12}\s*`;
