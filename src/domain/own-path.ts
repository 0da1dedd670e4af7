/**
 * Whether a text is a path on this site and nothing else: a browser reads `//host`, `/\host` and a path with a tab in it as
 * another site's address.
 */
export const isOwnPath = (text: string): boolean =>
  /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) && !text.includes("#");
