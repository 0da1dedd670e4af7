/** The vertical's own pages, below its address. */
export const CONTRACT_PAGE = "avtal/:id/";
export const TODAY_PAGE = "idag/";
export const METER_PAGE = "min-forbrukning/";
