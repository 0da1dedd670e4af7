import type { RouterContextProvider } from "react-router";
import type { Session } from "#domain/session/session.ts";
import { pageServices } from "#web/shell/page/page-context.ts";

/** What a page of the customer area sends to the browser: nothing to a visitor who is not logged in. */
export type Access<Content> = { readonly isLoggedIn: false } | { readonly isLoggedIn: true; readonly content: Content };

/** F-003: every page below /minasidor/ loads through this. */
export async function loadForPerson<Content>(
  context: Readonly<RouterContextProvider>,
  load: (person: Session) => Content | Promise<Content>,
): Promise<Access<Content>> {
  const person = await pageServices(context).session();
  return person ? { isLoggedIn: true, content: await load(person) } : { isLoggedIn: false };
}
