/* The app may lead back to the page anew: then the login goes on where it was. An opaque id, good for this visitor alone. */

const KEY = "sparv-login";

export function rememberLogin(loginId: string): void {
  try {
    sessionStorage.setItem(KEY, loginId);
  } catch {
    // Not stored: the server is then asked for the visitor's latest.
  }
}

export function recallLogin(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetLogin(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
