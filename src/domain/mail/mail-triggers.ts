/**
 * Who can have a mail sent. `typed`: anyone who types an address, so a stranger can have it sent to a person who never asked. `own`:
 * it follows from something the recipient has done or ordered, or it is for ourselves, and is never held back.
 */
export const MAIL_TRIGGERS: Readonly<Record<string, "typed" | "own">> = {
  "expert-confirm": "typed",
  "newsletter-confirm": "typed",
  "waiting-list-receipt": "typed",
  "cancellation-closed": "own",
  "cancellation-copy": "own",
  "cancellation-lost": "own",
  "cancellation-notice": "own",
  "company-request": "own",
  "competition-winner": "own",
  "expert-answer": "own",
  "newsletter-issue": "own",
  "newsletter-welcome": "own",
  notice: "own",
  "order-confirmation": "own",
  "order-refused": "own",
  "order-uncertain": "own",
  "order-unfinished": "own",
  "service-open": "own",
  "withdrawal-closed": "own",
  "withdrawal-receipt": "own",
};

/** Of all typed mails together: more than a person who mistypes needs, too few to fill a box. Counted in the mails themselves. */
export const TYPED_MAILS_PER_DAY = 5;

export const TYPED_TEMPLATES: readonly string[] = Object.keys(MAIL_TRIGGERS).filter(
  (template) => MAIL_TRIGGERS[template] === "typed",
);

export const isTyped = (template: string): boolean => MAIL_TRIGGERS[template] === "typed";
