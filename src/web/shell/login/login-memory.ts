/* The app may lead back to a reloaded page: then the login continues. An opaque id, valid for this visitor alone. */

const KEY = "sparv-login";

export function rememberLogin(loginId: string): void {
  try {
    sessionStorage.setItem(KEY, loginId);
  } catch {
    // Not stored: the server then finds the visitor's latest.
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
