import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/receipt-file";

/** The signed receipt, byte for byte. It never changes, and it is the same for everyone who has its address. */
export async function loader({ context, params: { searchId } }: Route.LoaderArgs): Promise<Response> {
  const file = await pageServices(context).receipts.file(searchId);
  if (file === undefined) throw notFound();
  return new Response(file, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="kvitto-${searchId.replaceAll(/[^\w-]/g, "")}.json"`,
      "x-robots-tag": "noindex",
    },
  });
}
