import { LOGIN_HASH, paths } from "#domain/addresses/paths.ts";

const NEXT_PARAMETER = "vidare";

/** A login that goes on to a page of the desk, which is sent no script to log in with. */
export function deskLogin({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams({ [NEXT_PARAMETER]: pathname + search }).toString();
  return `${paths.account()}?${query}#${LOGIN_HASH}`;
}

/** Where a login at the desk's door goes on to; undefined for any other place. */
export function readDeskPlace(search: URLSearchParams): string | undefined {
  const place = search.get(NEXT_PARAMETER) ?? "";
  const url = URL.parse(place, "https://sparv.invalid");
  const isOurs = place.startsWith(paths.editors()) && url?.host === "sparv.invalid";
  return isOurs && url.pathname.startsWith(paths.editors()) ? url.pathname + url.search : undefined;
}
