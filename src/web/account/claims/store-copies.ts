import { claimPath, CLAIM_COPY_PARAMETER, claimsPath } from "#domain/addresses/claims-paths.ts";
import { dropCopies, nameCopies } from "#web/shell/session/offline-copies.ts";

export interface StoredCopies {
  readonly heldIds: readonly string[];
  /** Whose they are. */
  readonly owner: string;
  /** The address of the worker's script. */
  readonly worker: string;
}

/** Stores a copy of every page about claims, and starts the worker that shows them without a network. */
export async function storeCopies({ heldIds, owner, worker }: StoredCopies): Promise<void> {
  if (!("serviceWorker" in navigator && "caches" in globalThis)) return;
  await dropCopies({ owner });
  const name = nameCopies(owner, Date.now());
  const pages = [claimsPath(), ...heldIds.map(claimPath)];
  try {
    const cache = await caches.open(name);
    const parts = await Promise.all(pages.map((page) => storePage(cache, page)));
    await cache.addAll([...new Set(parts.flat())]);
  } catch (error) {
    // Half a set is no set: the one before stays.
    await caches.delete(name);
    throw error;
  }
  await dropCopies({ owner, name });
  await navigator.serviceWorker.register(`${location.origin}${worker}`, { scope: claimsPath() });
}

/** Gives the addresses of what the page loads: its fonts and its pictures. */
async function storePage(cache: Cache, page: string): Promise<string[]> {
  const answer = await fetch(`${page}?${CLAIM_COPY_PARAMETER}`, { redirect: "error" });
  if (!answer.ok) throw new Error(`no copy of a page about claims: ${answer.status}`);
  const html = await answer.text();
  await cache.put(page, new Response(html, { headers: answer.headers }));
  return [...html.matchAll(LOADED)].map(([, address = ""]) => address);
}

const LOADED = /(?:href|src)="(\/(?:assets|logos)\/[\w./-]+\.(?:woff2|svg))"/g;
