/** The field of every search of the desk. */
export const SEARCH_TEXT_PARAMETER = "sok";
