const DAY_AND_TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

const SHORT = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** "15 nov. 2026 10:03", for a narrow column of times: it breaks between day and hour only. */
export const writeShortMoment = (atMs: number): string => SHORT.format(atMs).replaceAll(/ (?!\d{2}:)/g, "\u00a0");

/** "15 november 2026 kl. 10:03", as clocks in Sweden show it. */
export const writeMoment = (atMs: number): string => DAY_AND_TIME.format(atMs);
