/**
 * The router's table of pages comes in parts: pages whose addresses begin alike are reached from each other without a
 * new document, and share one. All other links load a document.
 */
export const tableUrl = (url: string, routePath = ""): string =>
  url.replace("manifest-", `manifest-${(routePath.split("/")[0] ?? "").replaceAll(/\W/g, "") || "start"}-`);
