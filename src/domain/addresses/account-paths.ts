import { LOGIN_HASH } from "./return-paths.ts";

/** My pages; a visitor who is not logged in is asked to log in there. */
export const accountPath = () => "/minasidor/";
/** The same with the login open, for pages that have no script to open it themselves. */
export const accountLoginPath = () => `${accountPath()}#${LOGIN_HASH}`;
export const accountApplicationsPath = () => `${accountPath()}ansokningar/`;
export const accountFavouritesPath = () => `${accountPath()}favoriter/`;
export const accountSavedPath = () => `${accountPath()}sparat/`;
export const accountDetailsPath = () => `${accountPath()}uppgifter/`;
/** Everything that is stored about the person, as a file for programs and as one to read. */
export const accountCopyPath = () => `${accountDetailsPath()}kopia/`;
export const accountOrdersPath = () => `${accountPath()}ordrar/`;
/** The place of one order on that page. */
export const accountOrderPath = (orderId: string) => `${accountOrdersPath()}#${encodeURIComponent(orderId)}`;
export const stayLoggedInPath = () => `${accountPath()}stanna-kvar/`;
export const logOutPath = () => `${accountPath()}logga-ut/`;
