import { data } from "react-router";
import { LOGIN_NEEDED } from "./require-editor.ts";
import { pageServices } from "#web/shell/page/page-context.ts";

/** For loaders and actions of support's pages; returns the person's id. Anyone else is asked to log in, and learns nothing else. */
export async function requireSupport(context: Parameters<typeof pageServices>[0]): Promise<string> {
  const session = await pageServices(context).session();
  if (!session?.roles.includes("support")) throw data(null, { status: LOGIN_NEEDED });
  return session.personId;
}
