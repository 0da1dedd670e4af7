export const conflictTexts = {
  title: "Vad stämmer?",
  lead: (provider: string) =>
    `${provider} har andra uppgifter än dem du skrev. Priserna bygger på det som är valt här.`,
  typed: "Du skrev",
  reported: (provider: string) => `${provider} säger`,
  update: "Uppdatera priserna",
} as const;
