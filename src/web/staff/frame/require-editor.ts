import { data } from "react-router";
import type { PageTextEditing } from "#http/contract/page-services.ts";
import { pageServices } from "#web/shell/page/page-context.ts";

/** For loaders and actions of the editors' pages. Anyone else is asked to log in, and learns nothing else. */
export async function requireEditor(context: Parameters<typeof pageServices>[0]): Promise<PageTextEditing> {
  const services = pageServices(context);
  const session = await services.session();
  if (!session?.roles.includes("editor")) throw data(null, { status: LOGIN_NEEDED });
  return services.texts.editedBy(session.personId);
}

export const LOGIN_NEEDED = 401;
