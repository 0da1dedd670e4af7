/** The address that a provider stated, when it is on the provider's own site; otherwise the site itself. Never an address elsewhere. */
export function addressOnSite(stated: string, websiteUrl: string): string {
  const site = new URL(websiteUrl);
  const address = URL.canParse(stated) ? new URL(stated) : undefined;
  const isOnSite = address?.origin === site.origin && address.username === "" && address.password === "";
  return isOnSite ? address.href : site.href;
}
