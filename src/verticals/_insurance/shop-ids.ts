/** Shop ids that a vertical's description needs. A description reaches every page of its vertical; the registry of insurers need not. */
export const MILVIS_SHOP_ID = 1092;
export const STENVALV_SHOP_ID = 1187;
