import { Suspense } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageTitle } from "#web/shell/frame/frame.texts.sv.ts";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { PageHandle } from "#web/shell/page/page-handle.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { findOwnPage, pieceOf } from "./find-own-page.ts";
import styles from "./OwnPage.module.css";

/** A page that only one vertical has: its own address below the vertical's, its own data and its own script. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const found = await findOwnPage(url.pathname);
  if (!found) throw notFound();
  const { vertical, page, params } = found;
  const asked = { params, query: url.searchParams };
  const data = await pageServices(context).ownPage(vertical.name, page.path, asked);
  if (data === undefined) throw notFound();
  const own = { vertical: vertical.name, path: page.path };
  const [{ title }] = await Promise.all([page.load(), pieceOf(own).loadAhead()]);
  return { data, own, title: title(data), isIndexed: page.isIndexed === true };
}

export const handle: PageHandle = {
  // Pages are made of the pieces of cards too.
  lazyStyles: ["result-styles"],
};

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: pageTitle(loaderData.title) },
        ...(loaderData.isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
      ]
    : [];

export default function OwnPage() {
  const { data, own } = useLoaderData<typeof loader>();
  // Made once for each page, when it is first asked for.
  const Page = pieceOf(own);
  return (
    <SitePage>
      <div className={styles["page"]}>
        <Suspense fallback={null}>
          {/* oxlint-disable-next-line react/static-components */}
          <Page data={data} />
        </Suspense>
      </div>
    </SitePage>
  );
}
