export const contentTexts = {
  start: "Start",
  contents: "På den här sidan",
  updated: "Senast ändrad",
} as const;
