/** What CI runs: files whose tests use the real clock and compute with days, at the moments that differ the most. */
export const SHORT = {
  suites: "unit",
  only: "2355-utc,autumn,leap-day",
  files: [
    "src/domain/calendar/",
    "src/journeys/account/",
    "src/journeys/claims/",
    "src/journeys/coach/",
    "src/journeys/household/",
    "src/journeys/social-proof/",
    "src/journeys/watch/",
    "simulators/secure/",
    "tools/services/fake-clock",
  ].join(),
};
