import { redirect, type RouterContextProvider } from "react-router";
import { pageScripts } from "virtual:page-scripts";
import { claimsPath } from "#domain/addresses/claims-paths.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { ClaimHelp } from "#domain/claims/claim-help.ts";
import { type Access, loadForPerson } from "#web/account/frame/account-access.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { copyOwner } from "#web/shell/session/shown-session.ts";
import type { StoredCopies } from "./store-copies.ts";

export interface ClaimsContent<Shown> {
  readonly shown: Shown;
  /** The day of a copy for the browser to store; undefined for the page itself, which stores the copies. */
  readonly storedOn?: string;
  readonly copies?: StoredCopies;
}

interface AskedClaims<Shown> {
  readonly isCopy: boolean;
  select(helps: readonly ClaimHelp[]): Shown;
}

/** Of a page and of its copy: only a person who is logged in gets a copy, and the browser stores no redirect. */
export async function loadClaims<Shown>(
  context: Readonly<RouterContextProvider>,
  { isCopy, select }: AskedClaims<Shown>,
): Promise<Access<ClaimsContent<Shown>>> {
  const loaded = await loadForPerson(context, async (person): Promise<ClaimsContent<Shown>> => {
    const helps = await pageServices(context).account(person).claims();
    const shown = select(helps);
    if (isCopy) return { shown, storedOn: swedishDate(Date.now()) };
    const heldIds = helps.map(({ heldId }) => heldId);
    return { shown, copies: { heldIds, owner: copyOwner(person), worker: pageScripts.offlineWorker ?? "" } };
  });
  if (isCopy && !loaded.isLoggedIn) throw redirect(claimsPath());
  return loaded;
}

/** What both pages declare (`page-handle.ts`). */
export const isClaimsCopy = (loaderData: unknown): boolean => {
  const { isLoggedIn, content } = (loaderData ?? {}) as { isLoggedIn?: boolean; content?: ClaimsContent<unknown> };
  return isLoggedIn === true && content?.storedOn !== undefined;
};
