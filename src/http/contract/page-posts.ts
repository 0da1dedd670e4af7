/**
 * What a form on a page asks of us, by what it costs or whom it reaches: names the limits that it is held to. A page that says nothing
 * is held to those of `form`.
 */
export type PostKind =
  | "form"
  | "search"
  | "order"
  | "after-order"
  | "newsletter"
  | "waiting-list"
  | "expert"
  | "company-request"
  | "competition";

/** Counts one post of a page: how many seconds to wait when it is one too many. */
export type AdmitPost = (kind: PostKind) => Promise<number | undefined>;
