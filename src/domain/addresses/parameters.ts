/** Names of query parameters. */
export const FETCH_ID_PARAMETER = "fetchdataid";
export const RESULT_ID_PARAMETER = "resultid";
export const ORDER_ID_PARAMETER = "order";
export const ALIAS_PARAMETER = "alias";
export const SERVICE_PARAMETER = "tjanst";
export const SEARCH_ID_PARAMETER = "searchid";
export const SEARCH_AGAIN_PARAMETER = "igen";
/** Spec 3 §2.12: how a page is entered; by a search it searches at once. */
export const ENTRY_PARAMETER = "entrypoint";
export const SEARCH_ENTRY = "search";
/** Where a visitor was sent from, by a word of their own. */
export const SOURCE_PARAMETER = "source";
/** Of a list: by what it is ordered, where that is not what ranks it. */
export const ORDER_OF_LIST = "ordning";
/** Of a list: the events whose cost its rows state. */
export const ROW_EVENTS_PARAMETER = "rader";
export const MONTH_PARAMETER = "manad";
export const WAIT_PARAMETER = "vanta";
/** The checkout of a visitor who leaves what they have today. */
export const SWITCH_PARAMETER = "byt";
/** That the BankID app has returned, once. */
export const RETURN_NONCE_PARAMETER = "retur";
/** How the visitor wants to pay. */
export const PAYMENT_PARAMETER = "payment";
/** Of the page on what it costs when something happens: what happens, how often in ten years, and over how many years. */
export const EVENT_PARAMETER = "handelse";
export const TIMES_PARAMETER = "ganger";
export const YEARS_PARAMETER = "ar";
