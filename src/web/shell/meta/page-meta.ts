import type { MetaDescriptor } from "react-router";
import { frameTexts, pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import type { SiteOrigin } from "#web/shell/page/use-origin.ts";
import { describeCard } from "./social-card.ts";

interface DescribedPage {
  readonly title: string;
  readonly description: string;
  /** The page's canonical address: any query after it leads to the same page. */
  readonly path: string;
  /** A page without content yet is not for search engines. */
  readonly isIndexed?: boolean;
}

interface Match {
  readonly id: string;
  readonly loaderData: unknown;
}

/** Title, description, the canonical address, and the page's look when it is shared. */
export function describePage(
  matches: readonly (Match | undefined)[],
  { title, description, path, isIndexed = true }: DescribedPage,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root");
  const { origin } = (root?.loaderData ?? {}) as Partial<SiteOrigin>;
  const address = origin === undefined ? [] : [`${origin}${path}`];
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    ...(isIndexed
      ? address.map((href) => ({ tagName: "link", rel: "canonical", href }))
      : [{ name: "robots", content: "noindex" }]),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...address.map((content) => ({ property: "og:url", content })),
    { property: "og:site_name", content: frameTexts.siteTitle },
    { property: "og:locale", content: "sv_SE" },
    { property: "og:type", content: "website" },
    // Services that show a shared page read the server's markup.
    ...(import.meta.env.SSR && origin !== undefined ? describeCard(origin) : []),
  ];
}
