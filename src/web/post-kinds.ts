import type { PostKind } from "#http/contract/page-posts.ts";
import { presentAnnounced } from "./content/announced/present-announced.ts";
import { servicePath } from "./shell/verticals/find-vertical.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** The pages whose forms ask for more than any form does, by the file of their route. Not said by the pages themselves: a browser has no use for it. */
export const POST_KINDS: Readonly<Record<string, PostKind | ((params: Params) => PostKind)>> = {
  newsletter: "newsletter",
  expert: "expert",
  companies: "company-request",
  competition: "competition",
  // A service that is only announced has a waiting list where the others have their form.
  product: ({ group, service = "" }) => (presentAnnounced(servicePath({ group, service })) ? "waiting-list" : "search"),
  result: "search",
  checkout: "order",
  withdraw: "after-order",
};

export function postKindOf(routeId: string, params: Params): PostKind {
  const kind = POST_KINDS[routeId] ?? "form";
  return typeof kind === "function" ? kind(params) : kind;
}
