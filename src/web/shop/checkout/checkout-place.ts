import { checkoutPagePath, orderCompletePagePath } from "#domain/addresses/shop-paths.ts";
import { announceHash, stepInterceptors } from "#ui/overlays/hash-history.ts";
import { type ListChoices, readListChoices } from "#domain/addresses/list-choices.ts";
import { ORDER_ID_PARAMETER, RESULT_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { readHistoryState } from "#ui/overlays/history-state.ts";

/**
 * A checkout over the result page has its own address, and so has the order that it leads to. These addresses bypass the
 * router, which would unmount the list and load another page. A reload at such an address loads that page.
 */
export type CheckoutPlace =
  | { readonly kind: "list" }
  | ({ readonly kind: "checkout"; readonly resultId: string } & ListChoices)
  | { readonly kind: "ordered"; readonly orderId: string };

const LIST: CheckoutPlace = { kind: "list" };

/** What the page at an address shows, for the vertical at that path. */
export function readPlace(verticalPath: string, address: string): CheckoutPlace {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  if (pathname === checkoutPagePath({ path: verticalPath })) {
    const resultId = searchParams.get(RESULT_ID_PARAMETER);
    return resultId ? { kind: "checkout", resultId, ...readListChoices(searchParams) } : LIST;
  }
  const orderId =
    pathname === orderCompletePagePath({ path: verticalPath }) ? searchParams.get(ORDER_ID_PARAMETER) : null;
  return orderId ? { kind: "ordered", orderId } : LIST;
}

const listeners = new Set<() => void>();
/** Called before a step back closes the checkout; true keeps it open. */
let hold: (() => boolean) | undefined;
let seen: { href: string; routerKey: unknown } | undefined;
/** The verticals whose result page is shown now: only then do we handle a step between addresses. */
const watched = new Set<string>();

export function subscribeToPlace(verticalPath: string, listener: () => void): () => void {
  watched.add(verticalPath);
  listeners.add(listener);
  note();
  return () => {
    listeners.delete(listener);
    watched.delete(verticalPath);
  };
}

/** The address of what is shown. While a step back is held, the browser's own address differs for a moment. */
export const seenAddress = (): string => (watched.size > 0 && seen ? seen.href : location.href);

/** Adds an entry to the browser's history, so that the back button closes it. */
export function openPlace(address: string): void {
  history.pushState({ ...readHistoryState(), checkout: true }, "", address);
  announce();
  announceHash();
}

/** The order replaces its checkout in the history: there is no way back to a form that has been sent. */
export function replacePlace(address: string): void {
  history.replaceState(history.state, "", address);
  announce();
  announceHash();
}

/** Back to the list when we opened the checkout from it; otherwise to the address given. */
export function closePlace(listAddress: string): void {
  hold = undefined;
  if (readHistoryState().checkout) history.back();
  else replacePlace(listAddress);
}

export function holdPlace(ask: (() => boolean) | undefined): void {
  hold = ask;
}

const note = (): void => {
  seen = { href: location.href, routerKey: readHistoryState().key };
};

function announce(): void {
  note();
  for (const listener of listeners) listener();
}

const isOurs = (href: string): boolean => [...watched].some((path) => readPlace(path, href).kind !== "list");

/** True when the step is between a list and what is shown over it. */
function interceptStep(): boolean {
  const before = seen;
  if (watched.size === 0 || !before || before.routerKey !== readHistoryState().key) return false;
  if (!isOurs(before.href) && !isOurs(location.href)) return false;
  if (before.href === location.href) return true;
  // Held: return to where the visitor was, because the answer to the question is not known yet.
  if (isOurs(before.href) && hold?.()) history.forward();
  else announce();
  return true;
}

if (typeof window !== "undefined") stepInterceptors.add(interceptStep);
