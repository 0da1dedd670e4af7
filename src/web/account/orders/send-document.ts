import { redirect, type RouterContextProvider } from "react-router";
import type { DocumentKind } from "#http/contract/account-services.ts";
import { notFound } from "#web/shell/verticals/find-vertical.ts";
import { pageServices } from "#web/shell/page/page-context.ts";
import { accountOrdersPath } from "#domain/addresses/account-paths.ts";
import { ORDER_ID_PARAMETER } from "#domain/addresses/parameters.ts";

/** A file of the customer's own order. A visitor who is not logged in is asked to log in; for another customer the file does not exist. */
export async function sendDocument(
  context: Readonly<RouterContextProvider>,
  url: URL,
  kind: DocumentKind,
): Promise<Response> {
  const services = pageServices(context);
  const person = await services.session();
  if (!person) return redirect(accountOrdersPath());
  const orderId = url.searchParams.get(ORDER_ID_PARAMETER) ?? "";
  const document = await services.account(person).document(kind, orderId);
  if (!document) throw notFound();
  return new Response(document.content, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${document.fileName}"`,
    },
  });
}
