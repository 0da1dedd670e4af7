import { z } from "zod";
import { daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { idSchema } from "./id.schema.ts";

/** More than a year, so that a day can be compared with the same day a year before. */
const MAX_DAYS = 400;

const LATEST_DAY = "2099-12-31";

/** `GET /ajax/series/?source=&key=&from=&to=`: days in Sweden, both included. */
export const seriesQuerySchema = z
  .object({ source: idSchema(), key: idSchema(), from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && to <= LATEST_DAY, {
    path: ["to"],
    message: "to is a day from the first day on",
  })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_DAYS, { path: ["to"], message: `at most ${MAX_DAYS} days` });

/** Values by the quarter hour; a day that is not stored is absent. */
export const seriesDataSchema = z.object({
  Days: z.array(z.object({ Date: z.string(), Values: z.array(z.number().int()) })),
  /** When the source last answered; null while nothing is stored. */
  FetchedAt: z.iso.datetime().nullable(),
});

export type SeriesData = z.infer<typeof seriesDataSchema>;
