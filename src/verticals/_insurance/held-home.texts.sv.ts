/** How long a trip may be. */
export const travelLimit = "45 dagar";
