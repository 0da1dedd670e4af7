export const carWebTexts = {
  menu: "Bil",
  firstStep: "Din bil",
  showDetail: "Visa självrisker & fördelar",
  hideDetail: "Dölj självrisker & fördelar",
  excessTitle: "Självrisker",
  excessHelp: "Det du själv betalar vid en skada.",
  damage: "Skada",
  youPay: "Du betalar",
  benefitsOf: (provider: string) => `Fördelar med ${provider}`,
  lowestYearlyFee: "Lägst årspris",
  noBindingTime: "Ingen bindningstid",
  quote: (text: string) => `”${text}”`,
} as const;
