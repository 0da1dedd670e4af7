/** The order by last month's comparison price, as the address of a list names it. */
export const COMPARISON_ORDER = "jamforpris";
