import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { PageServices } from "#http/contract/page-services.ts";
import type { RenderedPage } from "#http/pages.ts";
import { pageContext } from "#web/page-context.ts";

// The generated types of the build predate exactOptionalPropertyTypes.
const handle = createRequestHandler(build as unknown as ServerBuild);

/** Renders a page, or answers the router's own data request, with the visitor's services at hand. */
export async function renderPage(request: Request, services: PageServices, nonce: string): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  let html: string | undefined;
  const takeHtml = (text: string) => void (html = text);
  context.set(pageContext, { nonce, services, theme: null, takeHtml });
  const response = await handle(request, context);
  return { response, html };
}
