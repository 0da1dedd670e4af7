export const contentSideTexts = {
  label: "Mer på Sparv",
  compare: "Vad kostar det för dig?",
  related: "Läs också",
} as const;
