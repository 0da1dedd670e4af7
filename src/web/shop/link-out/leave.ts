import { redirect } from "react-router";
import { RESULT_ID_PARAMETER } from "#domain/addresses/parameters.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { notFound, requireVerticalAt } from "#web/shell/verticals/find-vertical.ts";
import type { Route } from "./+types/leave";

/** A link and not a form: the policy of our pages lets no form be sent on to another site. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { description } = requireVerticalAt(params);
  const resultId = url.searchParams.get(RESULT_ID_PARAMETER) ?? "";
  const address = await pageServices(context).linkOut.leave(description.name, resultId);
  if (address === undefined) throw notFound();
  return redirect(address, 303);
}
