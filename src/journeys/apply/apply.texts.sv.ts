export const applyTexts = {
  /** The signer's line: "Du, med BankID". */
  you: "Du",
  samePerson: "Medsökande måste vara någon annan än du.",
} as const;
