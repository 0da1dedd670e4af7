/** uncertain: handed over without an answer, and not sent again. */
export const MAIL_STATES = ["queued", "sent", "failed", "uncertain"] as const;

export type MailState = (typeof MAIL_STATES)[number];

/** It has not arrived, as far as we know. */
export const LOST_MAIL_STATES: readonly MailState[] = ["failed", "uncertain"];
