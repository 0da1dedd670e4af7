import { LOGIN_HASH, paths } from "#domain/addresses/paths.ts";

const NEXT_PARAMETER = "vidare";

/** A login that leads to a staff page, which has no script to log in with. */
export function deskLogin({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams({ [NEXT_PARAMETER]: pathname + search }).toString();
  return `${paths.account()}?${query}#${LOGIN_HASH}`;
}

/** The target of a login at the staff start page; undefined for any other place. */
export function readDeskPlace(search: URLSearchParams): string | undefined {
  const place = search.get(NEXT_PARAMETER) ?? "";
  const url = URL.parse(place, "https://sparv.invalid");
  const isOurs = place.startsWith(paths.editors()) && url?.host === "sparv.invalid";
  return isOurs && url.pathname.startsWith(paths.editors()) ? url.pathname + url.search : undefined;
}
