interface JourneySet {
  readonly project: "journeys" | "journeys-alone";
  /** Where the test files' paths begin; none for all of the project. */
  readonly files: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Writes `.results/<name>.json`, which a CI run sums. */
  readonly hasReport: boolean;
}

export const JOURNEY_SETS: Readonly<Record<string, JourneySet | undefined>> = {
  /** Those that stop what all visitors share, in a stack of their own. */
  alone: { project: "journeys-alone", files: [], environment: {}, hasReport: true },
  /** Of these, what a screen reader reads and announces on the main screens. */
  aloud: {
    project: "journeys-alone",
    files: ["tests/journeys/alone/screen-reader"],
    environment: {},
    hasReport: false,
  },
  /** Those that order, where every order is signed. */
  signed: {
    project: "journeys",
    files: [
      "tests/journeys/accident",
      "tests/journeys/flat",
      "tests/journeys/house/house-order",
      "tests/journeys/checkout/order",
      "tests/journeys/checkout/price",
      "tests/journeys/checkout/search-to-order",
      "tests/journeys/checkout/without-script",
    ],
    environment: { SPARV_ORDER_SIGNATURE: "all" },
    hasReport: true,
  },
  /** One by its file, slowly and in a window where there is a screen, with a trace of each step (`tests/support/journey-trace.ts`). */
  watched: {
    project: "journeys",
    files: [],
    environment: { SPARV_JOURNEY_TRACE: "on" },
    hasReport: false,
  },
};
