/**
 * What a form on a page requests, by its cost and by its recipient: selects the limits that apply. A page that sets nothing has the
 * limits of `form`.
 */
export type PostKind =
  | "form"
  | "search"
  | "order"
  | "after-order"
  | "guest-withdraw"
  | "lead"
  | "vote"
  | "newsletter"
  | "waiting-list"
  | "expert"
  | "company-request"
  | "competition";

/** Counts one post of a page: how many seconds to wait when it is one too many. */
export type AdmitPost = (kind: PostKind) => Promise<number | undefined>;
