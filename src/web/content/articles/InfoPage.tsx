import { findInfoPage, findRelated } from "./info-pages.ts";
import { InfoArticle } from "./InfoArticle.tsx";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { remunerationPath } from "#domain/addresses/content-paths.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { describePage } from "#web/shell/meta/page-meta.ts";
import { textsIn } from "#web/shell/texts/texts-in.ts";
import type { Route } from "./+types/InfoPage";

/** Whatever `src/web/content/articles/info-pages.ts` has at the address. */
export function loader({ url, context }: Route.LoaderArgs) {
  const page = findInfoPage(url.pathname);
  if (!page) throw notFound();
  const { remunerations } = pageServices(context);
  return page.path === remunerationPath() ? { path: page.path, remunerations } : { path: page.path };
}

export const handle: PageHandle = { isStatic: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = findInfoPage(loaderData?.path ?? "");
  return page ? describePage(matches, { ...textsIn(matches, page.texts), path: page.path }) : [];
};

export default function InfoPage({ loaderData }: Route.ComponentProps) {
  const page = findInfoPage(loaderData.path);
  return page ? <InfoArticle page={page} related={findRelated(page.path)} /> : null;
}
