/** The accessible names of the frames that third parties run in. */
export const frameTitles = {
  tags: "Mätning",
  chat: "Chatt",
  reviews: "Kundomdömen",
} as const;
