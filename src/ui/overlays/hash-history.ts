import { type HistoryState, readHistoryState } from "./history-state.ts";

/* A modal may have an address of its own: #name. Opening adds one step to the browser's history, so that back closes it. */

/** Names that belong to modals on the page now; other hashes are ignored. */
const names = new Map<string, number>();
const listeners = new Set<() => void>();

/** The address at the last check. */
let seen: Place | undefined;

export const isHashOpen = (name: string): boolean => location.hash === hashOf(name);

export function openHash(name: string): void {
  if (isHashOpen(name)) return;
  // A router stores its own data in the state; they are valid for the same page under another hash.
  const state: HistoryState = { ...readHistoryState(), overlay: name };
  history.pushState(state, "", hashOf(name));
  announceHash();
}

/** Goes back when we opened it; when the visitor came straight to the address, there is nothing to go back to. */
export function closeHash(name: string): void {
  if (!isHashOpen(name)) return;
  if (readHistoryState().overlay === name) history.back();
  else {
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
    announceHash();
  }
}

/**
 * For other code whose steps the router must not see. Called before the router; true hides the step from it. Here, because this file
 * is loaded before the router, and listeners of the window are called in the order of registration.
 */
export const stepInterceptors = new Set<() => boolean>();

/** Listens for as long as a modal with this name is on the page. */
export function subscribeToHash(name: string, listener: () => void): () => void {
  listeners.add(listener);
  names.set(name, (names.get(name) ?? 0) + 1);
  return () => {
    listeners.delete(listener);
    const left = (names.get(name) ?? 1) - 1;
    if (left === 0) names.delete(name);
    else names.set(name, left);
  };
}

/** Routers change the address without an event; code that renders a modal calls this to record the new address. */
export function recordAddress(): void {
  const [page = "", hash = ""] = location.href.split("#");
  seen = { page, hash: decodeURIComponent(hash), routerKey: readHistoryState().key };
}

interface Place {
  readonly page: string;
  readonly hash: string;
  readonly routerKey: unknown;
}

const hashOf = (name: string): string => `#${encodeURIComponent(name)}`;

/** Also for other code that changes the address without the router: a modal whose hash is gone closes. */
export function announceHash(): void {
  recordAddress();
  for (const listener of listeners) listener();
}

/**
 * A step between a page and its modal is hidden from the router, which would load the page's data again and scroll.
 * Chromium calls the window's listeners in the order of registration, so this one must be registered before the router's.
 */
function onPopState(event: PopStateEvent): void {
  const before = seen;
  recordAddress();
  const isIntercepted = [...stepInterceptors].filter((intercept) => intercept()).length > 0;
  if (isIntercepted) event.stopImmediatePropagation();
  else if (before && seen && isStepOfModal(before, seen)) event.stopImmediatePropagation();
  announceHash();
}

const isStepOfModal = (before: Place, now: Place): boolean =>
  before.page === now.page && before.routerKey === now.routerKey && (names.has(before.hash) || names.has(now.hash));

if (typeof window !== "undefined") {
  window.addEventListener("popstate", onPopState, { capture: true });
  window.addEventListener("hashchange", announceHash);
}
