export const invalidSite = "Ogiltig domän";
