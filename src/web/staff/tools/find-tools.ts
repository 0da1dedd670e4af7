import type { Session } from "#domain/session/session.ts";
import type { PageSettings } from "#http/contract/page-services.ts";
import { editorsPath } from "#domain/addresses/staff-paths.ts";
import { EDITING_COOKIE } from "#web/staff/editing/editing-cookie.ts";

/** The tools on the pages for those who build and edit the site. Absent in production. */
export interface Tools {
  /** Missing for a visitor who is no editor. */
  readonly editing?: "on" | "off";
  /** A page without script gets it too. */
  readonly needsScript: boolean;
}

/** F-123, F-125: editors edit texts in place, and never on a production host. */
export function findTools(
  { isProduction }: Pick<PageSettings, "isProduction">,
  session: Session | undefined,
  request: { readonly headers: Headers },
  url: URL,
): Tools | undefined {
  if (isProduction) return undefined;
  const isDebugAsked = url.searchParams.get("debug") === "true";
  // The texts of staff pages are not the site's, and an overlay would cover what staff read there.
  const isDesk = url.pathname.startsWith(editorsPath());
  if (isDesk || !session?.roles.includes("editor")) return { needsScript: isDebugAsked };
  const isOn = new RegExp(`(?:^|;\\s*)${EDITING_COOKIE}=on(?:;|$)`).test(request.headers.get("cookie") ?? "");
  return { editing: isOn ? "on" : "off", needsScript: true };
}
