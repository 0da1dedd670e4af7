import { accountPath } from "./account-paths.ts";

/** What to do when something has happened, for each insurance of the person. A worker of the browser is limited to what lies below it. */
export const claimsPath = () => `${accountPath()}skada/`;
export const claimPath = (heldId: string) => `${claimsPath()}${encodeURIComponent(heldId)}/`;
/** The same page without the person's name and without script, as the browser stores it. */
export const CLAIM_COPY_PARAMETER = "kopia";
