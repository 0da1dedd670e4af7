const MAX_CHARS = 400;
const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);

/** Where a client may be answered: by https, or on the person's own machine (RFC 8252). */
export function isRedirectUri(text: string): boolean {
  const url = parse(text);
  if (!url || text.length > MAX_CHARS || /[^!-~]/.test(text)) return false;
  if (url.hash !== "" || text.includes("#") || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || isLoopback(url);
}

/** Exactly one that is registered. A program on the person's own machine cannot choose its port in advance. */
export const matchesRedirectUri = (registered: readonly string[], given: string): boolean =>
  registered.some((each) => each === given || isSameBesidesPort(each, given));

function isSameBesidesPort(registered: string, given: string): boolean {
  const [known, asked] = [parse(registered), parse(given)];
  if (!known || !asked || !isRedirectUri(given) || !isLoopback(known) || !isLoopback(asked)) return false;
  known.port = asked.port;
  return known.href === asked.href;
}

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === "http:" && LOOPBACK.has(hostname);

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
