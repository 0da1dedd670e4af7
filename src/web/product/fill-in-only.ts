/** Present when the form is to be shown filled in, and nothing searched for: from the start page, or to change a search. */
export const FILL_IN_ONLY = "fyll-i";
