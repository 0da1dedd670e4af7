export const recentSearchTexts = {
  /** "bilförsäkring": the link around the service is made by the page. */
  anonymous: "Någon jämförde",
  anonymousIn: (place: string) => `Någon i ${place} jämförde`,
  minutesAgo: (minutes: number) => `för ${minutes} ${minutes === 1 ? "minut" : "minuter"} sedan`,
  hoursAgo: (hours: number) => `för ${hours} ${hours === 1 ? "timme" : "timmar"} sedan`,
} as const;
