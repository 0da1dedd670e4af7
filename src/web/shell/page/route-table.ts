/** Below a service: its form, its list and its order. */
const SEARCH_PAGES = ["", "jamfor", "order"];

/**
 * The router's table of pages comes in parts: pages whose addresses begin alike are reached from each other without a
 * new document, and share one. All other links load a document. Of a service, what leads away from the search has parts of its
 * own, so that a list does not load them.
 */
export function tableUrl(url: string, routePath = ""): string {
  const [first = "", , below = ""] = routePath.split("/");
  const isOwn = first.startsWith(":") && !SEARCH_PAGES.includes(below);
  const part = `${first}${isOwn ? below : ""}`.replaceAll(/\W/g, "") || "start";
  return url.replace("manifest-", `manifest-${part}-`);
}
