import { redirect } from "react-router";
import { pageServices } from "#web/shell/page/page-context.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import type { Route } from "./+types/log-out";

/** The plain form's logout: the session ends on the server, and the browser deletes its cookie. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  return redirect(startPath(), { headers: await pageServices(context).logOut() });
}

/** A GET changes nothing. */
export const loader = (): Response => redirect(accountPath());
