import { redirect, type RouterContextProvider } from "react-router";
import type { AccountServices } from "#http/contract/account-services.ts";
import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import { pageServices } from "#web/shell/page/page-context.ts";

interface Copy {
  /** Undefined when the person must log in again first. */
  readonly text: string | undefined;
  readonly type: string;
  readonly fileName: string;
}

/** A file for the person alone; a visitor who is not logged in, or was it long ago, is asked to log in. */
export async function sendCopy(
  context: Readonly<RouterContextProvider>,
  write: (account: AccountServices) => Promise<Copy>,
): Promise<Response> {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountDetailsPath());
  const { text, type, fileName } = await write(services.account(person));
  if (text === undefined) return redirect(accountDetailsPath());
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${fileName}"`,
    },
  });
}
