import { redirect } from "react-router";
import { pageServices } from "#web/shell/page/page-context.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { Route } from "./+types/log-out";

/** The plain form's way out: the session ends on the server, and the browser is told to forget it. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  return redirect(paths.start(), { headers: await pageServices(context).logOut() });
}

/** Nothing is changed by looking. */
export const loader = (): Response => redirect(paths.account());
