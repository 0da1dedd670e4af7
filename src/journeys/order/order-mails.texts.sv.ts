/** Why an order was never placed, in the mail that tells of it. */
export const unfinishedTexts = {
  repriced: "Priset ändrades innan beställningen gick igenom, och du har inte bekräftat det nya.",
  expired: "Steget hos bolaget blev aldrig klart.",
} as const;
