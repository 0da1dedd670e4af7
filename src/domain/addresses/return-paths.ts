/** Where the BankID app returns to, on the same device. */
export const loginReturnPath = (nonce?: string) => `/minasidor/bankid/${withNonce(nonce)}`;
export const signingReturnPath = (nonce?: string) => `/order/bankid/${withNonce(nonce)}`;
export const fetchReturnPath = (nonce?: string) => `/hamtning/bankid/${withNonce(nonce)}`;

/** Opens the login on any page with script. */
export const LOGIN_HASH = "logga-in";
/** Ends the address that the BankID app returns to: the page there continues to poll the login under way, without an id. */
export const LOGIN_RETURN_FRAGMENT = "#bankid";
/** Ends the address that a fetch's return sends on to: the page there continues the browser's latest fetch. */
export const FETCH_RETURN_HASH = "hamtning";

const withNonce = (nonce: string | undefined): string => (nonce === undefined ? "" : `?nonce=${nonce}`);
