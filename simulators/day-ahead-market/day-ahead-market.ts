import { drawShare } from "#simulators/kernel/draw.ts";
import { jsonReply, type MountedSystem, type SystemReply, type SystemTools } from "#simulators/kernel/system.ts";
import { dayPrices } from "./day-prices.ts";
import { AREAS } from "./price-shapes.ts";
import { swedishClock } from "./swedish-quarters.ts";

const TARGET = "series/day-ahead-prices";
/** Earlier than any visitor wants to look back. */
const FIRST_DAY = "2022-01-01";
/** When the next day is published, in Sweden. */
const PUBLISHED_FROM = "13:00";

/** What a fault may name as its operation to change which prices there are; its kind does not matter. */
const STATES = {
  late: "the next day is not published",
  missing: "so large a share of the days does not exist",
  corrected: "so large a share of the days has other prices than before",
} as const;

/** Day-ahead prices by area and quarter hour, as a public service passes them on: JSON, no key. */
export const dayAheadMarket = (tools: SystemTools): MountedSystem => ({
  kind: "mounted",
  target: TARGET,
  latency: { minMs: 4, maxMs: 25 },
  operations: [
    {
      name: "day",
      method: "GET",
      path: "/api/v1/prices/:year/:file",
      latencyShare: 1,
      answer: ({ parameters }) => answerDay(tools, parameters["year"] ?? "", parameters["file"] ?? ""),
    },
    ...Object.entries(STATES).map(([name, meaning]) => ({
      name,
      method: "GET" as const,
      path: `/states/${name}`,
      latencyShare: 0,
      answer: () => jsonReply(200, { meaning, share: shareOf(tools, name as keyof typeof STATES) }),
    })),
  ],
});

function answerDay(tools: SystemTools, year: string, file: string): SystemReply {
  const [, monthDay, area] = /^(\d\d-\d\d)_(SE[1-4])\.json$/.exec(file) ?? [];
  const known = AREAS.find((each) => each === area);
  const date = `${year}-${monthDay}`;
  if (!known || !isDate(date) || date < FIRST_DAY || !isPublished(tools, date)) return NOT_FOUND;
  const isHit = (state: keyof typeof STATES) =>
    drawShare(tools.seed, TARGET, state, date, known) < shareOf(tools, state);
  if (isHit("missing")) return NOT_FOUND;
  const { quarters, eurPerMwh, exchangeRate } = dayPrices(
    tools.seed,
    known,
    date,
    isHit("corrected") ? "corrected" : "first",
  );
  return jsonReply(
    200,
    quarters.map(({ startsAt, endsAt }, at) => {
      const eur = (eurPerMwh[at] ?? 0) / 1_000;
      return {
        SEK_per_kWh: round(eur * exchangeRate),
        EUR_per_kWh: round(eur),
        EXR: exchangeRate,
        time_start: startsAt,
        time_end: endsAt,
      };
    }),
  );
}

const NOT_FOUND: SystemReply = { status: 404, body: "<h1>404 Not Found</h1>", contentType: "text/html" };

const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

function isPublished(tools: SystemTools, date: string): boolean {
  const [today = "", time = ""] = swedishClock(tools.clock.nowMs()).split(" ");
  if (date <= today) return true;
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return date === tomorrow && time >= PUBLISHED_FROM && shareOf(tools, "late") === 0;
}

/** Of the days that the state is set for: 0 while it is not set. */
const shareOf = ({ faults }: SystemTools, state: keyof typeof STATES): number =>
  faults.get(TARGET).find(({ operation }) => operation === state)?.share ?? 0;

/** Five decimals, as the service writes. */
const round = (amount: number): number => Math.round(amount * 100_000) / 100_000;
