/**
 * Whether a text is a path on this site and nothing else: a browser reads `//host`, `/\\host` and a path with a tab in it as
 * another site's address, and `/..//host` becomes the first of these once it has been resolved.
 */
export const isOwnPath = (text: string): boolean => isOwnLocation(text) && !/[^!-~]|#/.test(text);

/** The same for a redirect that we write: a fragment is allowed there. Browsers drop or turn controls and backslashes. */
export const isOwnLocation = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /^(?:\/(?!\/)[^/?#]*)+(?:[?#]|$)/.test(text) && !/[\0- \x7f\\]/.test(text);
