import { redirect } from "react-router";
import { pageServices } from "#web/shell/page/page-context.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import type { StayAnswer } from "#web/shell/session/session-calls.ts";
import type { Route } from "./+types/stay-logged-in";

/** The button to stay logged in: the request itself extends the session, as any other does (OP-25). */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const session = await pageServices(context).session();
  const answer: StayAnswer = { expiresAtMs: session?.expiresAtMs ?? null };
  return request.headers.get("accept")?.includes("application/json") ? Response.json(answer) : redirect(accountPath());
}

/** Nothing is changed by looking. */
export const loader = (): Response => redirect(accountPath());
