/** The local-storage flag; "true" turns debug mode on for this browser. */
const DEBUG_FLAG = "debug";

/** An attribute of the document on a host that sends debug fields; never there in production. */
export const DEBUGGABLE = "debuggable";

/**
 * Spec 1 §2 and §6: the query parameter `debug` turns it on with true and off with false, for this page. With any other
 * value, or without, the flag decides.
 */
export function readDebugMode({ search, flag }: { readonly search: string; readonly flag: string | null }): boolean {
  const asked = new URLSearchParams(search).get("debug");
  if (asked === "true") return true;
  if (asked === "false") return false;
  return flag === "true";
}

/** Whether this page is in debug mode. Read each time: the address of a page changes. */
export const isDebugOn = (): boolean => isDebuggable() && readDebugMode({ search: location.search, flag: readFlag() });

/** Whether the page came from a host that is not production. */
export const isDebuggable = (): boolean =>
  typeof document !== "undefined" && document.documentElement.dataset[DEBUGGABLE] !== undefined;

/** A browser may refuse its storage; the page must still work. */
export function readFlag(): string | null {
  try {
    return localStorage.getItem(DEBUG_FLAG);
  } catch {
    return null;
  }
}

export function writeFlag(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(DEBUG_FLAG, "true");
    else localStorage.removeItem(DEBUG_FLAG);
  } catch {
    // As above.
  }
}
