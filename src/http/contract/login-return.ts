/** Ends the address that the BankID app returns to: the page there continues to poll the login under way, without an id. */
export const RETURN_FRAGMENT = "#bankid";
