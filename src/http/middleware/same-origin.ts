/**
 * A state-changing request must come from our own pages. Browsers send Origin with every POST, so a request without one
 * is not from a page of ours.
 */
export function isFromOurPages(
  method: string,
  headers: { origin?: string | undefined; "sec-fetch-site"?: string | string[] | undefined },
  ourOrigins: readonly string[],
): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return true;
  if (headers.origin === undefined || !ourOrigins.includes(headers.origin)) return false;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}

/** On a developer's machine the same server is reached by two names; anywhere else it has one. */
export function originsOf(publicOrigin: string): string[] {
  const url = new URL(publicOrigin);
  const twin = LOOPBACK_TWIN[url.hostname];
  if (!twin) return [publicOrigin];
  url.hostname = twin;
  return [publicOrigin, url.origin];
}

const LOOPBACK_TWIN: Readonly<Record<string, string>> = { localhost: "127.0.0.1", "127.0.0.1": "localhost" };
