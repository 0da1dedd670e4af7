import { startTransition, useEffect, useRef, useState } from "react";
import type { SeriesDay } from "#domain/series/stored-series.ts";
import { askMeter } from "#verticals/electricity/meter/ask-meter.ts";
import type { MeterAnswer, MeterQuestion } from "#verticals/electricity/meter/compute-meter.ts";
import type { MeterPageData } from "#verticals/electricity/meter/meter-page-data.ts";
import type { MeterRefusal } from "#verticals/electricity/meter/meter-series.ts";
import { fetchPrices } from "./fetch-prices.ts";

export type MeterState =
  | { readonly kind: "empty" }
  | { readonly kind: "working" }
  | { readonly kind: "refused"; readonly reason: MeterRefusal }
  | { readonly kind: "failed" }
  | { readonly kind: "answered"; readonly answer: MeterAnswer; readonly fileName: string | undefined };

type Ask = typeof askMeter;

/** Larger than any year of quarters: not even read. */
const MOST_BYTES = 20_000_000;

/** The prices are fetched when the page opens, so that nothing is sent from then on: what is read stays in the worker. */
export function useMeter(list: NonNullable<MeterPageData["list"]>, today: string, ask: Ask = askMeter) {
  const [state, setState] = useState<MeterState>({ kind: "empty" });
  const prices = useRef<Promise<readonly SeriesDay[]>>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    prices.current = fetchPrices(list.area, today, leaving.signal);
    return () => {
      leaving.abort();
      running.current?.abort();
    };
  }, [list.area, today]);

  async function compute(fileName: string | undefined, read: () => Promise<MeterQuestion["use"]>) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ kind: "working" });
    try {
      const [use, spotDays] = await Promise.all([read(), prices.current ?? []]);
      const contracts = list.contracts.map(({ id, terms }) => ({ id, terms }));
      const result = await ask({ use, home: list.home, contracts, spotDays, today }, { signal: own.signal });
      if (own.signal.aborted) return;
      // The charts and the list are rendered in small steps, so that a slow phone answers meanwhile.
      startTransition(() =>
        setState(
          result.ok ? { kind: "answered", answer: result, fileName } : { kind: "refused", reason: result.reason },
        ),
      );
    } catch {
      // Another file was chosen meanwhile, or the page was left.
      if (!own.signal.aborted) setState({ kind: "failed" });
    }
  }

  return {
    state,
    readFile: (file: File) =>
      file.size > MOST_BYTES
        ? setState({ kind: "refused", reason: "tooLarge" })
        : void compute(file.name, async () => ({ kind: "file", text: await file.text() })),
    readMonths: (kwh: readonly number[]) => void compute(undefined, async () => ({ kind: "months", kwh })),
  };
}
