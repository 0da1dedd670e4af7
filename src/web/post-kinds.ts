import type { PostKind } from "#http/contract/page-posts.ts";
import { presentAnnounced } from "./content/announced/present-announced.ts";
import { servicePath } from "./shell/verticals/find-vertical.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** The pages whose forms need more than the default checks, by the file of their route. Not in the pages themselves: a browser does not need it. */
export const POST_KINDS: Readonly<Record<string, PostKind | ((params: Params) => PostKind)>> = {
  newsletter: "newsletter",
  expert: "expert",
  companies: "company-request",
  competition: "competition",
  // An announced service has a waiting list where the others have their form.
  product: ({ group, service = "" }) => (presentAnnounced(servicePath({ group, service })) ? "waiting-list" : "search"),
  result: "search",
  checkout: "order",
  withdraw: "after-order",
  "guest-withdraw": "guest-withdraw",
  lead: "lead",
  "shared-list": "vote",
  correct: "after-order",
  "new-address": "after-order",
  apply: "order",
  "co-sign": "order",
  supply: "after-order",
  agreement: "order",
};

export function postKindOf(routeId: string, params: Params): PostKind {
  const kind = POST_KINDS[routeId] ?? "form";
  return typeof kind === "function" ? kind(params) : kind;
}
