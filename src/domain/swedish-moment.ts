const DAY_AND_TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** "15 november 2026 kl. 10:03", as clocks in Sweden show it. */
export const writeMoment = (atMs: number): string => DAY_AND_TIME.format(atMs);
