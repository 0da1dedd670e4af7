/* What one tab keeps from page to page. Nothing here says who somebody is (OP-09). */

/** A session was open in this tab when it last showed a page. */
const OPEN_KEY = "sparv-session-open";
/** F-054. */
const CLOSED_KEY = "sparv-session-message-closed";
/** Spec 1 §3; only with the setting, and then never the number itself. */
const LEGACY_KEY = "civicnumber";

export function noteOpenSession(legacyHandle: string | undefined): void {
  write(OPEN_KEY, "1");
  // Whoever is logged in anew is told again the next time it ends.
  write(CLOSED_KEY, undefined);
  write(LEGACY_KEY, legacyHandle);
}

export const wasSessionOpen = (): boolean => read(OPEN_KEY) !== null;

export const noteMessageClosed = (): void => write(CLOSED_KEY, "1");

export const isMessageClosed = (): boolean => read(CLOSED_KEY) !== null;

/** At logout nothing of it is left. */
export function forgetSession(): void {
  for (const key of [OPEN_KEY, CLOSED_KEY, LEGACY_KEY]) write(key, undefined);
}

/** A browser may refuse to store anything: then a page only remembers itself. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
