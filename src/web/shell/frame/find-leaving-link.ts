/** The link that a press would leave the page by; undefined when it stays, opens another tab, or another listener has handled the press. */
export function findLeavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return undefined;
  return /^https?:$/.test(link.protocol) && pageOf(link) !== pageOf(location) ? link : undefined;
}

const pageOf = ({ origin, pathname, search }: Pick<Location, "origin" | "pathname" | "search">): string =>
  origin + pathname + search;
