import type { RouterContextProvider } from "react-router";
import { readListChoices } from "#domain/addresses/list-choices.ts";
import { RESULT_ID_PARAMETER, SEARCH_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";

const TYPES = { file: "application/json", pdf: "application/pdf" } as const;

/** A file of the visitor's own list; for another visitor it does not exist. */
export async function sendTakenAlong(
  context: Readonly<RouterContextProvider>,
  url: URL,
  kind: keyof typeof TYPES,
): Promise<Response> {
  const searchId = url.searchParams.get(SEARCH_ID_PARAMETER) ?? "";
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER) ?? undefined;
  const { payment } = readListChoices(url.searchParams);
  const file = await pageServices(context).listSharing(searchId, { payment }).takeAlong(kind, resultId);
  if (!file) throw notFound();
  return new Response(file.content, {
    headers: { "content-type": TYPES[kind], "content-disposition": `attachment; filename="${file.fileName}"` },
  });
}
