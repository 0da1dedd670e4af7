import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** Whether an address is on the site of a provider that we lead visitors to. */
export function providerSites(
  verticals: readonly Pick<AnyVerticalServer, "providers">[],
): (location: string) => boolean {
  const linked = verticals.flatMap(({ providers }) => providers.filter(({ linkOut }) => linkOut !== undefined));
  const origins = new Set(linked.map(({ websiteUrl }) => new URL(websiteUrl).origin));
  return (location) => {
    const url = URL.parse(location);
    return url !== null && url.href === location && url.username === "" && origins.has(url.origin);
  };
}
