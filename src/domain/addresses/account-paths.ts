import { ORDER_ID_PARAMETER } from "./parameters.ts";
import { LOGIN_HASH } from "./return-paths.ts";

/** My pages; a visitor who is not logged in is asked to log in there. */
export const accountPath = () => "/minasidor/";
/** The same with the login open, for pages that have no script to open it themselves. */
export const accountLoginPath = () => `${accountPath()}#${LOGIN_HASH}`;
export const accountApplicationsPath = () => `${accountPath()}ansokningar/`;
export const accountFavouritesPath = () => `${accountPath()}favoriter/`;
export const accountSavedPath = () => `${accountPath()}sparat/`;
export const accountInsurancesPath = () => `${accountPath()}forsakringar/`;
export const accountDetailsPath = () => `${accountPath()}uppgifter/`;
/** A file with what my pages show. */
export const accountCopyPath = () => `${accountDetailsPath()}kopia/`;
export const accountOrdersPath = () => `${accountPath()}ordrar/`;
/** The place of one order on that page. */
export const accountOrderPath = (orderId: string) => `${accountOrdersPath()}#${encodeURIComponent(orderId)}`;
/** Files, for the person the order is for. */
export const orderConfirmationPath = (orderId: string) =>
  `${accountOrdersPath()}bekraftelse/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;
export const cancellationNoticePath = (orderId: string) =>
  `${accountOrdersPath()}uppsagning/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;
export const stayLoggedInPath = () => `${accountPath()}stanna-kvar/`;
export const logOutPath = () => `${accountPath()}logga-ut/`;
