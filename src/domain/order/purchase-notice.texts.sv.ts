export const purchaseNoticeTexts = {
  minutesAgo: (minutes: number) => `Senast tecknad för ${minutes} ${minutes === 1 ? "minut" : "minuter"} sedan`,
  hoursAgo: (hours: number) => `Senast tecknad för ${hours} ${hours === 1 ? "timme" : "timmar"} sedan`,
  yesterday: "Senast tecknad igår",
} as const;
