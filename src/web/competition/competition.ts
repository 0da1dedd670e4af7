/** The monthly draw (spec 1 §9, §6): what the banner, the rules and the sign-up all go by. */
export const competition = {
  /** Who bought this takes part. */
  serviceName: "insurancecar",
  prizeKr: 5_000,
  winnersPerMonth: 1,
  /** From the end of the month that the draw is about. */
  drawnAfterDays: 15,
} as const;
