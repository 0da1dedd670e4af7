/* The heart that was pressed before logging in: an opaque id, valid only for this visitor. The login reloads the page. */

const KEY = "sparv-favourite";

export function storePendingFavourite(resultId: string): void {
  try {
    sessionStorage.setItem(KEY, resultId);
  } catch {
    // Not stored: the heart is pressed once more.
  }
}

/** True once, for the offer that was wished for. */
export function takePendingFavourite(resultId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== resultId) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
