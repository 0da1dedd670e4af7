/** The gift that a customer may ask for after an order: its name on the wire and in the database. */
export const GIFT_PRODUCT = "parkeringsskiva";

/** Entries are counted per campaign: one gift for each person in it. */
export const GIFT_CAMPAIGN = "2026-parkeringsskiva";
