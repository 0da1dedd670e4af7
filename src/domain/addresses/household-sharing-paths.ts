import { accountPath } from "./account-paths.ts";

/** Where a person invites the one they live with, and chooses what to show. */
export const sharingPath = () => `${accountPath()}hushall/dela/`;
/** The link of an invitation. */
export const invitationPath = (token: string) => `${invitationsPath()}${encodeURIComponent(token)}/`;
/** Without the secret: what such a page is measured as. */
export const invitationsPath = () => "/hushall/inbjudan/";
