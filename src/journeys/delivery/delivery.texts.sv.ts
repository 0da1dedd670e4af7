export const deliveryTexts = {
  /** A paragraph of a mail. */
  message: (text: string) => `Bolaget skriver: ${text}`,
} as const;
