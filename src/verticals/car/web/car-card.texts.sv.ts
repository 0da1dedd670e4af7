export const carCardTexts = {
  excessTitle: "Självrisker",
  excessHelp: "Det du själv betalar vid en skada.",
  excessesOf: (provider: string) => `Självrisker hos ${provider}`,
  damage: "Skada",
  youPay: "Du betalar",
  explainTerms: "Vad betyder orden?",
  benefitsOf: (provider: string) => `Fördelar med ${provider}`,
  services: "Tillägg som ingår",
  insurance: "Försäkringens namn",
  points: (points: number, outOf: number) => `${points} av ${outOf} poäng, enligt bolaget`,
} as const;

/** Spec 3 §2.9: the insurer whose price follows the distance driven. */
export const payAsYouDriveTexts = {
  tag: "Pris efter körsträcka",
  readMore: "Läs mer",
  readMoreAbout: (provider: string) => ` om pris efter körsträcka hos ${provider}`,
} as const;
