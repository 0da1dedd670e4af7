import { ORDER_MAILS } from "#domain/order/order-state.ts";

/**
 * Who can have a mail sent. `typed`: anyone who types an address, so a stranger can have it sent to a person who never asked. `own`:
 * it follows from something the recipient has done or ordered, or it is for ourselves, and is never held back.
 */
export const MAIL_TRIGGERS: Readonly<Record<string, "typed" | "own">> = {
  "expert-confirm": "typed",
  "household-invitation": "typed",
  "lead-delivered": "typed",
  "lead-failed": "typed",
  "newsletter-confirm": "typed",
  "waiting-list-receipt": "typed",
  "application-accepted": "own",
  // To a person whom an applicant has named, and only when the applicant has signed with BankID.
  "application-cosign": "own",
  "application-declined": "own",
  "application-expired": "own",
  "application-needed": "own",
  "application-offered": "own",
  "application-withdrawn": "own",
  "cancellation-answered": "own",
  "cancellation-closed": "own",
  "cancellation-copy": "own",
  "cancellation-lost": "own",
  "cancellation-notice": "own",
  "cancellation-unconfirmed": "own",
  "company-request": "own",
  "competition-winner": "own",
  "delivery-closed": "own",
  "delivery-completed": "own",
  "delivery-confirmed": "own",
  "delivery-correcting": "own",
  "delivery-moved": "own",
  "delivery-refused": "own",
  "delivery-unclear": "own",
  "delivery-withdrawn": "own",
  "expert-answer": "own",
  "newsletter-issue": "own",
  "newsletter-welcome": "own",
  notice: "own",
  "service-open": "own",
  "watch-cheaper": "own",
  "watch-cheaper-monthly": "own",
  "watch-not-cheaper": "own",
  "watch-not-cheaper-monthly": "own",
  "watch-reminder": "own",
  "withdrawal-closed": "own",
  "withdrawal-code": "own",
  "cancellation-revoked": "own",
  "cancellation-revoked-copy": "own",
  "withdrawal-receipt": "own",
  ...Object.fromEntries(ORDER_MAILS.map((template) => [template, "own" as const])),
};

/** Of all typed mails together: more than a person who mistypes needs, too few to fill a box. Counted in the mails themselves. */
export const TYPED_MAILS_PER_DAY = 5;

export const TYPED_TEMPLATES: readonly string[] = Object.keys(MAIL_TRIGGERS).filter(
  (template) => MAIL_TRIGGERS[template] === "typed",
);

export const isTyped = (template: string): boolean => MAIL_TRIGGERS[template] === "typed";

/** A second one is worse than none: sent again only when it surely has not arrived. */
export const isSentAtMostOnce = (template: string): boolean => template.startsWith("watch-");
