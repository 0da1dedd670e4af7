export const messageTexts = {
  close: "Stäng",
  snackbars: "Meddelanden",
} as const;
