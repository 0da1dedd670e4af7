export const PARAMETERS_CELL = "searches.parameters_enc";
export const PERSONAL_CELL = "searches.personal_enc";
export const WITHOUT_OFFER_CELL = "searches.without_offer_enc";
export const CONFLICTS_CELL = "searches.conflicts_enc";
