/**
 * The field of a checkout that asks us to end the former agreement once the new one is placed. Its value is the version of the
 * mandate that the customer has read.
 */
export const CANCEL_FORMER = "cancelformer";
