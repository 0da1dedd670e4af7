import { accountPath } from "#domain/addresses/account-paths.ts";
import { LOGIN_HASH } from "#domain/addresses/return-paths.ts";
import { editorsPath } from "#domain/addresses/staff-paths.ts";

const NEXT_PARAMETER = "vidare";

/** A login that leads to a staff page, which has no script to log in with. */
export function deskLogin({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams({ [NEXT_PARAMETER]: pathname + search }).toString();
  return `${accountPath()}?${query}#${LOGIN_HASH}`;
}

/** The target of a login at the staff start page; undefined for any other place. */
export function readDeskPlace(search: URLSearchParams): string | undefined {
  const place = search.get(NEXT_PARAMETER) ?? "";
  const url = URL.parse(place, "https://sparv.invalid");
  const isOurs = place.startsWith(editorsPath()) && url?.host === "sparv.invalid";
  return isOurs && url.pathname.startsWith(editorsPath()) ? url.pathname + url.search : undefined;
}
