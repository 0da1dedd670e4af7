import type { Session } from "#domain/session/session.ts";
import type { PageSettings } from "#http/contract/page-services.ts";
import { paths } from "#domain/addresses/paths.ts";

/** What those who build and edit the site have on its pages. Not there at all in production. */
export interface Tools {
  /** Missing for whoever is no editor. */
  readonly editing?: "on" | "off";
  /** Also a page that is else sent no script gets it. */
  readonly needsScript: boolean;
}

/** Set by the editors' switch; says nothing about who may edit. */
export const EDITING_COOKIE = "__Host-sparv-redigera";

/** F-123, F-125: texts are edited where they stand by editors, and never on a production host. */
export function findTools(
  { isProduction }: Pick<PageSettings, "isProduction">,
  session: Session | undefined,
  request: { readonly headers: Headers },
  url: URL,
): Tools | undefined {
  if (isProduction) return undefined;
  const isDebugAsked = url.searchParams.get("debug") === "true";
  // The desk's own words are not the site's, and what lies over a page lies over what staff read there.
  const isDesk = url.pathname.startsWith(paths.editors());
  if (isDesk || !session?.roles.includes("editor")) return { needsScript: isDebugAsked };
  const isOn = new RegExp(`(?:^|;\\s*)${EDITING_COOKIE}=on(?:;|$)`).test(request.headers.get("cookie") ?? "");
  return { editing: isOn ? "on" : "off", needsScript: true };
}
