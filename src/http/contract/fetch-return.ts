/** Where the BankID app returns to after the login of a fetch on the same device. */
export const FETCH_RETURN_PATH = "/hamtning/bankid/";

/** Ends the address that it sends on to: the page there continues the browser's latest fetch. */
export const FETCH_RETURN_HASH = "hamtning";
