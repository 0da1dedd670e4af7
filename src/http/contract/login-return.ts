/** Ends the address that the BankID app leads back to: the page there goes on asking for the login under way, without an id. */
export const RETURN_FRAGMENT = "#bankid";
