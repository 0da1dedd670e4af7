/** What is wrong with what staff typed, and what a customer is told after a check. */
export const deskErrorTexts = {
  search: "Skriv ett ordernummer eller en mejladress.",
  outcome: "Välj vad bolaget har svarat.",
  providerOrderId: "Skriv bolagets nummer på beställningen, högst 100 tecken.",
} as const;

export const NOT_PLACED_MESSAGE = "Bolaget har inte tagit emot beställningen.";
