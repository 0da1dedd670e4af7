import { claimsPath } from "#domain/addresses/claims-paths.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";

/*
 * Copies of the pages about claims, for when there is no network (`docs/claims-help.md`). One cache holds them; its name states whose they
 * are and when they were stored, so that nothing in it has to be read to decide whether it may stay.
 */

const PREFIX = "sparv-skada";

/** `src/web/account/claims/offline-worker.ts` shows none that is older. */
export const COPIES_RETENTION_MS = 30 * DAY_MS;

export const nameCopies = (owner: string, nowMs: number): string => `${PREFIX} ${owner} ${nowMs}`;

interface Retained {
  readonly owner: string;
  /** The only ones of the owner that stay. */
  readonly name?: string;
}

/** Deletes all copies that are not to be retained, and those that are too old; and the worker when none is left. */
export async function dropCopies(retained?: Retained, nowMs = Date.now()): Promise<void> {
  // There are none where the browser has no place for them, as without TLS.
  if (!("caches" in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX} `));
    const dropped = names.filter((name) => !mayStay(name, retained, nowMs));
    await Promise.all(dropped.map((name) => caches.delete(name)));
    if (dropped.length > 0 && dropped.length === names.length)
      await (await navigator.serviceWorker.getRegistration(claimsPath()))?.unregister();
  } catch {
    // A browser may refuse its storage: then it has stored nothing either.
  }
}

function mayStay(name: string, retained: Retained | undefined, nowMs: number): boolean {
  const [, owner, storedAtMs] = name.split(" ");
  const ageMs = nowMs - Number(storedAtMs);
  const isRetained = owner === retained?.owner && (retained?.name ?? name) === name;
  return isRetained && ageMs >= 0 && ageMs < COPIES_RETENTION_MS;
}
