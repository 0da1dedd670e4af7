import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { RateRule } from "#platform/rate-limit/rate-rule.ts";
import type { AdmitPost, PostKind } from "./contract/page-posts.ts";
import { limitKey } from "./middleware/limit-key.ts";
import type { Visitor } from "./middleware/visitor.ts";
import { ACT_LIMIT } from "./routes/after-order.route.ts";
import { ENTRY_LIMIT } from "./routes/competition.route.ts";
import { EXPERT_LIMIT } from "./routes/expert.route.ts";
import { NEWSLETTER_LIMIT } from "./routes/newsletter.route.ts";
import { ORDER_LIMIT } from "./routes/order.route.ts";

interface PostRules {
  /** One browser. Lower than the address's: a visitor who is stopped must not stop the rest of the household. */
  readonly visitor: RateRule;
  /** Where a call does the same, the call's own rule: they share one count, and neither bypasses the other. */
  readonly address: RateRule;
}

/** Only what is posted is counted: reading a page has no limit. */
export const PAGE_LIMITS: Readonly<Record<PostKind, PostRules>> = {
  form: {
    visitor: { name: "page-form-visitor", limit: 40, windowMs: MINUTE_MS },
    address: { name: "page-form", limit: 160, windowMs: MINUTE_MS },
  },
  // With script a search is counted once more, when it is run (`search.route.ts`). Filling a form in from another page is one, too.
  search: {
    visitor: { name: "page-search-visitor", limit: 60, windowMs: 10 * MINUTE_MS },
    address: { name: "page-search", limit: 180, windowMs: 10 * MINUTE_MS },
  },
  order: {
    visitor: { name: "page-order-visitor", limit: 60, windowMs: 10 * MINUTE_MS, failClosed: true },
    address: ORDER_LIMIT,
  },
  "after-order": {
    visitor: { name: "page-after-order-visitor", limit: 15, windowMs: MINUTE_MS },
    address: ACT_LIMIT,
  },
  // May send a code to a customer, and counts the tries to guess one.
  "guest-withdraw": {
    visitor: { name: "page-guest-withdraw-visitor", limit: 15, windowMs: 10 * MINUTE_MS, failClosed: true },
    address: { name: "page-guest-withdraw", limit: 45, windowMs: 10 * MINUTE_MS, failClosed: true },
  },
  // Sends personal data to a provider, which calls the person. What is wrong in the form is counted, too.
  lead: {
    visitor: { name: "page-lead-visitor", limit: 10, windowMs: HOUR_MS },
    address: { name: "page-lead", limit: 30, windowMs: HOUR_MS },
  },
  // Anyone who has a link can write to who shared it.
  vote: {
    visitor: { name: "page-vote-visitor", limit: 10, windowMs: MINUTE_MS },
    address: { name: "page-vote", limit: 40, windowMs: MINUTE_MS },
  },
  // Each of these may send a mail to a person who has not asked for it. A mistyped address counts, too.
  newsletter: {
    visitor: { name: "page-newsletter-visitor", limit: 10, windowMs: HOUR_MS },
    address: NEWSLETTER_LIMIT,
  },
  "waiting-list": {
    visitor: { name: "page-waiting-list-visitor", limit: 12, windowMs: HOUR_MS },
    address: { name: "page-waiting-list", limit: 30, windowMs: HOUR_MS },
  },
  expert: {
    visitor: { name: "page-expert-visitor", limit: 6, windowMs: HOUR_MS },
    address: EXPERT_LIMIT,
  },
  // Sends a mail to ourselves. What is wrong in the form is counted, too.
  "company-request": {
    visitor: { name: "page-company-visitor", limit: 10, windowMs: HOUR_MS },
    address: { name: "page-company", limit: 20, windowMs: HOUR_MS },
  },
  competition: {
    visitor: { name: "page-competition-visitor", limit: 15, windowMs: MINUTE_MS },
    address: ENTRY_LIMIT,
  },
};

/** A browser that sends no cookie is counted by its address alone. A post that the visitor's limit refuses does not count for the address. */
export function admitPosts(
  limiter: RateLimiter,
  { address, visitor }: { readonly address: string; readonly visitor: Pick<Visitor, "isKnown" | "owner"> },
): AdmitPost {
  return async (kind) => {
    const rules = PAGE_LIMITS[kind];
    const counted = [
      ...(visitor.isKnown() ? [[rules.visitor, visitor.owner()] as const] : []),
      [rules.address, limitKey(address)] as const,
    ];
    for (const [rule, key] of counted) {
      const taken = await limiter.take(rule, key);
      if (!taken.allowed) return Math.ceil(taken.retryAfterMs / 1000);
    }
    return undefined;
  };
}
