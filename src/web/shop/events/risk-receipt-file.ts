import { readListChoices } from "#domain/addresses/list-choices.ts";
import { EVENT_PARAMETER, SEARCH_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/risk-receipt-file";
import { readFrequency } from "./read-choice.ts";

/** The order by risk as a signed file, which the verifier of receipts checks. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { description } = requireVerticalAt(params);
  const eventId = url.searchParams.get(EVENT_PARAMETER) ?? "";
  const file = await pageServices(context).riskReceipt({
    vertical: description.name,
    searchId: url.searchParams.get(SEARCH_ID_PARAMETER) ?? "",
    payment: readListChoices(url.searchParams).payment,
    eventId,
    halves: readFrequency(url.searchParams, {}),
  });
  if (file === undefined) throw notFound();
  return new Response(file, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="kvitto-${eventId.replaceAll(/[^a-z-]/g, "")}.json"`,
      "x-robots-tag": "noindex",
    },
  });
}
