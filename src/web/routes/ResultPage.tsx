import { viewSearch } from "#domain/search-progress.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { notFound, requireVertical, requireVerticalAt } from "#web/find-vertical.ts";
import { pageTitle } from "#web/frame/frame.texts.sv.ts";
import { SitePage } from "#web/frame/SitePage.tsx";
import { pageServices } from "#web/page-context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths, SEARCH_ID_PARAMETER, WAIT_PARAMETER } from "#web/paths.ts";
import { NoResults } from "#web/result/NoResults.tsx";
import { presentResult, type ShownResult } from "#web/result/present-result.ts";
import { Results } from "#web/result/Results.tsx";
import { SearchChip } from "#web/result/SearchChip.tsx";
import { Searching } from "#web/result/Searching.tsx";
import type { Route } from "./+types/ResultPage";
import styles from "./ResultPage.module.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const web = requireVerticalAt(params);
  const searchId = url.searchParams.get(SEARCH_ID_PARAMETER);
  if (!searchId) throw notFound();
  const options = { wait: url.searchParams.get(WAIT_PARAMETER) === "1" };
  const page = await pageServices(context).resultPage(web.description.name, searchId, options);
  if (!page) throw notFound();
  return presentResult(web, page);
}

export const handle: PageHandle = {
  // A finished list is read; only a search under way must be followed.
  isStatic: (loaderData) => (loaderData as ShownResult | undefined)?.state === "done",
  refreshWithoutScript(loaderData, search) {
    const result = loaderData as ShownResult | undefined;
    if (!result || result.state === "done") return undefined;
    const { description } = requireVertical(result.vertical);
    // A server that has already waited once is given a moment.
    const afterSeconds = search.has(WAIT_PARAMETER) ? 2 : 0;
    return { address: paths.waitingResult(description, result.searchId), afterSeconds };
  },
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { resultTitle, searchingTitle } = requireVertical(loaderData.vertical);
  const { state, offers, summary } = loaderData;
  const title = state === "done" ? resultTitle(offers.length, summary) : searchingTitle(summary);
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
};

export default function ResultPage({ loaderData: result }: Route.ComponentProps) {
  const web = requireVertical(result.vertical);
  return (
    <SitePage>
      <Wrap className={styles["page"]}>
        <SearchChip web={web} summary={result.summary} />
        <ResultBody web={web} result={result} />
      </Wrap>
    </SitePage>
  );
}

function ResultBody({ web, result }: { web: ReturnType<typeof requireVertical>; result: ShownResult }) {
  const view = viewSearch(result);
  switch (view.kind) {
    case "idle":
    case "searching":
      return <Searching key={result.searchId} web={web} result={result} />;
    case "results":
      return <Results web={web} result={result} />;
    case "no-results":
      return <NoResults web={web} result={result} hasErrors={view.hasErrors} />;
  }
}
