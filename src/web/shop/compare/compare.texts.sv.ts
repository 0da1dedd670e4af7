export const compareTexts = {
  yours: (provider: string) => `Du idag: ${provider}.`,
  yellow: "Gult",
  isLowest: "är lägst i raden.",
  lowest: "lägst",
  pin: "Fäst",
  pinned: "Ligger först",
  pinOf: (provider: string) => `${provider} först`,
  left: "Rulla åt vänster",
  right: "Rulla åt höger",
  region: "Jämförelse, går att rulla i sidled",
  onlyDifferences: "Visa bara skillnader",
  details: "Visa detaljer",
} as const;
