/** The names that the forms post. */
export const SHARING_FIELDS = { act: "gor", shown: "visa", answer: "svar" } as const;

export const SHARING_ACTS = { invite: "bjud-in", revoke: "ta-tillbaka", share: "visa", end: "avsluta" } as const;

/** After a choice has been stored. */
export const SAVED_PARAMETER = "sparat";
/** After the invited person has declined: the invitation itself is then over. */
export const DECLINED_PARAMETER = "nej";
