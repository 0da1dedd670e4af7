/** The names that the forms post. */
export const SHARE_FIELDS = {
  act: "gor",
  offers: "pris",
  today: "idag",
  greeting: "halsning",
  sender: "namn",
  share: "delning",
  choice: "val",
  vote: "svar",
} as const;

export const SHARE_ACTS = {
  share: "dela",
  revoke: "aterkalla",
  prefer: "favorit",
  removeVote: "ta-bort-svar",
} as const;

export const VOTE_FIELDS = { choice: "rost", current: "minrost", text: "svar" } as const;

/** After a vote of a browser that does not keep our cookie. */
export const NO_COOKIE_PARAMETER = "utan-kaka";

/** After a vote of one browser more than is taken from an address. */
export const TOO_MANY_PARAMETER = "for-manga";

/** After a vote has been stored. */
export const VOTED_PARAMETER = "rostat";

/** Where the page continues after a form. */
export const SHARE_ANCHORS = { link: "lanken", own: "delat", answer: "svara" } as const;
