export const applyTexts = {
  /** The signer's line: "Du, med BankID". */
  you: "Du",
  /** In the text to sign, where no name is known but the one that was typed. */
  personWith: (maskedNumber: string) => `personen med personnummer ${maskedNumber}`,
  samePerson: "Medsökande måste vara någon annan än du.",
} as const;
