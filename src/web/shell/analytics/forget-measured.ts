import { CONSENT_COOKIE } from "#domain/consent/consent.ts";
import { VISIT_KEY } from "./visit-id.ts";

/**
 * Removes what measuring has stored in this browser. Only its owner knows which cookies a tag sets, so every cookie that
 * a script can see is removed, except the choice itself; our important cookies are not readable by scripts. In storage, our own
 * names begin with ours or the router's, and stay unless they belong to a visit.
 */
export function forgetMeasured(): void {
  for (const part of document.cookie.split(";")) {
    const name = part.split("=")[0]?.trim() ?? "";
    if (name !== "" && name !== CONSENT_COOKIE) for (const domain of domains()) expire(name, domain);
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key === VISIT_KEY || !OURS.test(key)) storage.removeItem(key);
  }
}

const OURS = /^(sparv|react-router)-/;

const expire = (name: string, domain: string): void => {
  document.cookie = `${name}=; path=/; max-age=0${domain === "" ? "" : `; domain=${domain}`}`;
};

/** A tag may have set its cookie for the host or for any domain above it. */
function domains(): string[] {
  const parts = location.hostname.split(".");
  return ["", ...parts.map((_, at) => parts.slice(at).join("."))];
}
