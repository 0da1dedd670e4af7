export const contentTexts = {
  start: "Start",
  contents: "På den här sidan",
  updated: "Senast ändrad",
} as const;

export const contentSideTexts = {
  label: "Mer på Sparv",
  compare: "Vad kostar det för dig?",
  related: "Läs också",
} as const;
