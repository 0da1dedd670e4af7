import { accountApplicationsPath } from "./account-paths.ts";

/** The short name of a provider, which is no secret. */
export const PROVIDER_PARAMETER = "bolag";
/** Files were sent that are too large to be read at all. */
export const TOO_LARGE_PARAMETER = "forstor";

export const accountApplicationPath = (applicationHash: string) =>
  `${accountApplicationsPath()}${encodeURIComponent(applicationHash)}/`;
/** The agreement of one provider's offer: where it is read and signed. */
export const accountAgreementPath = (applicationHash: string, providerSlug: string) =>
  `${accountApplicationPath(applicationHash)}avtal/?${PROVIDER_PARAMETER}=${encodeURIComponent(providerSlug)}`;
/** Where what one provider asks for is uploaded; the pattern of the only page that takes files. */
export const accountSupplyPattern = () => `${accountApplicationsPath()}:applicationHash/komplettera/`;
export const accountSupplyPath = (applicationHash: string, providerSlug: string) =>
  `${accountApplicationPath(applicationHash)}komplettera/?${PROVIDER_PARAMETER}=${encodeURIComponent(providerSlug)}`;
