import type { VerticalDescription } from "#verticals/_contract/vertical.ts";

type Place = Pick<VerticalDescription, "path">;

/** Every address of the product is built here. All end with a slash, except the documented calls and files. */
export const paths = {
  start: () => "/",
  ranking: () => "/sa-rankar-vi/",
  remuneration: () => "/sa-tjanar-vi-pengar/",
  /** For those who build the interface; not there in production. */
  gallery: () => "/galleri/",
  product: (vertical: Place) => vertical.path,
  result: (vertical: Place, searchId: string) => `${vertical.path}jamfor/?searchid=${encodeURIComponent(searchId)}`,
  /** The server waits for the whole list: for a browser that cannot ask again by itself. */
  waitingResult: (vertical: Place, searchId: string) => `${paths.result(vertical, searchId)}&${WAIT_PARAMETER}=1`,
  searchCall: (vertical: Place) => `${vertical.path}jamfor/ajax`,
  progressCall: (vertical: Place) => `${vertical.path}jamfor/progress`,
  providerLogo: (slug: string) => `/logos/${slug}.svg`,
  logoOnDark: () => "/brand/logo-on-dark.svg",
  favicon: () => "/favicon.svg",
  phone: (number: string) => `tel:${number.replace(/[^\d+]/g, "")}`,
} as const;

export const SEARCH_ID_PARAMETER = "searchid";
export const WAIT_PARAMETER = "vanta";
