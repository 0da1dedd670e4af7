/** `waiting` for another applicant's signature; `signed` by all and on its way; `submitted`: the application has the answers. */
export const DRAFT_STATES = ["open", "waiting", "signed", "submitted"] as const;

export type DraftState = (typeof DRAFT_STATES)[number];

export const APPLYING_PARTIES = ["applicant", "co-applicant"] as const;

export type ApplyingParty = (typeof APPLYING_PARTIES)[number];
