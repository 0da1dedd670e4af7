/** A notice for the customer to send, where we cannot. */
export const ownLetterTexts = {
  letter:
    "Hej {insurer}!\n\nJag säger upp min {product} för {thing} till {day}. {my} nya {agreement} gäller från {newStartsOn}.\n\nBekräfta gärna till mig att uppsägningen har kommit fram.\n\nVänliga hälsningar\n{customer}",
  nextRenewal: "nästa förnyelsedag",
} as const;
