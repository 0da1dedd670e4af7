import type { SeriesDay } from "#domain/series/stored-series.ts";
import { daysOfMonth } from "#verticals/electricity/calculation/swedish-day.ts";
import {
  computeMeter,
  type MeterBasis,
  type MeterPremises,
  type MeterResult,
  type MeterUse,
  prepareMeter,
} from "./compute-meter.ts";

/** What the page knows when it opens, with the answer of the call for prices as it came: a page need not read a year of quarters. */
export interface PrepareMessage extends Omit<MeterPremises, "spotDays"> {
  readonly kind: "prepare";
  readonly prices: ArrayBuffer | undefined;
}

/** The file itself, so that it is read outside the main thread. */
export type AskedUse = { readonly kind: "file"; readonly file: Blob } | Extract<MeterUse, { kind: "months" }>;

export type MeterMessage = PrepareMessage | { readonly kind: "compute"; readonly id: number; readonly use: AskedUse };

export type MeterReply = { readonly id: number } & ({ readonly result: MeterResult } | { readonly failure: string });

/** The worker's side: what it does with each message. */
export function createMeterThread(reply: (reply: MeterReply) => void): (message: MeterMessage) => Promise<void> {
  let basis: MeterBasis | undefined;
  return async (message) => {
    if (message.kind === "prepare") {
      basis = prepareMeter({ ...message, spotDays: spotDaysOf(message.prices) });
      warmUp(basis);
      return;
    }
    const { id, use } = message;
    try {
      if (basis === undefined) throw new Error("The premises are missing.");
      const asked = use.kind === "file" ? { kind: use.kind, text: await use.file.text() } : use;
      reply({ id, result: computeMeter(asked, basis) });
    } catch (error) {
      reply({ id, failure: String(error) });
    }
  };
}

const WARM_UP_ROUNDS = 2;

/** A first file takes several times as long as the next one, because its code is compiled meanwhile. That is done before the visitor's. */
function warmUp(basis: MeterBasis): void {
  const rows = daysOfMonth(basis.firstMonth).flatMap((day) =>
    Array.from({ length: 96 }, (_, quarter) => {
      const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
      return `${day} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")};0,${100 + quarter}`;
    }),
  );
  const text = ["Tidpunkt;kWh", ...rows].join("\n");
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) computeMeter({ kind: "file", text }, basis);
}

interface SeriesAnswer {
  readonly Data?: { readonly Days?: readonly { readonly Date: string; readonly Values: readonly number[] }[] } | null;
}

/** None when the prices cannot be had: contracts of a fixed price need none. */
function spotDaysOf(bytes: ArrayBuffer | undefined): SeriesDay[] {
  if (bytes === undefined) return [];
  const { Data } = JSON.parse(new TextDecoder().decode(bytes)) as SeriesAnswer;
  return (Data?.Days ?? []).map(({ Date: date, Values: values }) => ({ date, values }));
}
