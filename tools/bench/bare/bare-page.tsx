import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { ResultPage as ResultData } from "#http/contract/page-services.ts";
import { loadVerticals, requireVertical } from "#web/shell/verticals/find-vertical.ts";
import { presentResult } from "#web/shop/offers/present-result.ts";
import ResultPage from "#web/shop/result/ResultPage.tsx";

/** Sent by the measuring process. */
export interface BareInput {
  readonly vertical: string;
  readonly page: ResultData;
  readonly root: unknown;
  readonly css: string;
}

/**
 * The limit pages are measured against: the same tree, rendered by React alone in node:http. The router around it is made
 * once, so that a request costs a rendering and nothing else.
 */
async function startBareServer({ vertical, page, root, css }: BareInput): Promise<void> {
  await loadVerticals();
  const Page = ResultPage as unknown as (props: { loaderData: unknown }) => React.ReactNode;
  const shown = presentResult(requireVertical(vertical), page, { today: swedishDate(Date.now()) });
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        loader: () => root,
        children: [{ index: true, element: <Page loaderData={shown} /> }],
      },
    ],
    { hydrationData: { loaderData: { root } } },
  );
  const tree = (
    <html lang="sv">
      <head>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <RouterProvider router={router} />
      </body>
    </html>
  );
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!DOCTYPE html>${renderToString(tree)}`);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
}

process.once("message", (input: BareInput) => void startBareServer(input));
