/** The field of every search of the desk. */
export const SOUGHT = "sok";
