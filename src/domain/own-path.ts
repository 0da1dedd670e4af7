/**
 * Whether a text is a path on this site and nothing else: a browser reads `//host`, `/\\host` and a path with a tab in it as
 * another site's address, and `/..//host` becomes the first of these once it has been resolved.
 */
export const isOwnPath = (text: string): boolean =>
  isOwnLocation(text) && /^[\x21-\x7e]*$/.test(text) && !text.includes("#");

/** The same for a redirect that we write: a fragment is allowed there. */
export function isOwnLocation(text: string): boolean {
  const [path = ""] = text.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(path) && !path.includes("//") && !NEVER.test(text);
}

// oxlint-disable-next-line no-control-regex -- browsers drop or turn these
const NEVER = /[\u0000-\u0020\u007f\\]/;
