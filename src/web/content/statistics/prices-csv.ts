import { statisticsPath } from "#domain/addresses/content-paths.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import type { Route } from "./+types/prices-csv";
import { METHOD_ANCHOR } from "./method-anchor.ts";
import { statisticsFileTexts } from "./statistics.texts.sv.ts";
import { writeCsv } from "./write-csv.ts";

/** Every release as one file. It changes once a month. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const releases = await pageServices(context).priceStatistics();
  return new Response(writeCsv(releases, `${url.origin}${statisticsPath()}#${METHOD_ANCHOR}`), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${statisticsFileTexts.fileName}"`,
    },
  });
}
