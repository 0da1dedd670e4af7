/** Codes in links of mails: keyed, so that a link for another person cannot be made. */
export interface SignedCodes {
  codeOf(id: string): string;
  /** Undefined for a code that is not ours. */
  idIn(code: string): string | undefined;
}
