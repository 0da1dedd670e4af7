import { startTransition, useEffect, useRef, useState } from "react";
import type { MeterAnswer } from "#verticals/electricity/meter/compute-meter.ts";
import type { MeterPageData } from "#verticals/electricity/meter/meter-page-data.ts";
import type { MeterRefusal } from "#verticals/electricity/meter/meter-series.ts";
import type { AskedUse, PrepareMessage } from "#verticals/electricity/meter/meter-thread.ts";
import { type Meter, openMeter } from "#verticals/electricity/meter/open-meter.ts";
import { fetchPrices } from "./fetch-prices.ts";

export type MeterState =
  | { readonly kind: "empty" }
  | { readonly kind: "working" }
  | { readonly kind: "refused"; readonly reason: MeterRefusal }
  | { readonly kind: "failed" }
  | { readonly kind: "answered"; readonly answer: MeterAnswer; readonly fileName: string | undefined };

type List = NonNullable<MeterPageData["list"]>;

/** Larger than any year of quarters: not even read. */
const MOST_BYTES = 20_000_000;

/**
 * The worker is started and the prices are fetched when the page opens, so that both are ready when a file is chosen and nothing is sent
 * from then on: what is read stays in the worker.
 */
export function useMeter(list: List, today: string) {
  const [state, setState] = useState<MeterState>({ kind: "empty" });
  const opened = useRef<{ readonly premises: Promise<PrepareMessage>; meter: Meter }>(undefined);
  const asked = useRef(0);
  useEffect(() => {
    const leaving = new AbortController();
    const premises = premisesOf(list, today, leaving.signal);
    opened.current = { premises, meter: openMeter(premises) };
    return () => {
      leaving.abort();
      asked.current += 1;
      opened.current?.meter.close();
    };
  }, [list, today]);

  async function compute(fileName: string | undefined, use: AskedUse) {
    const { current } = opened;
    if (current === undefined) return;
    const own = (asked.current += 1);
    setState({ kind: "working" });
    try {
      const result = await current.meter.compute(use);
      // Another file was chosen meanwhile.
      if (own !== asked.current) return;
      // The charts and the list are rendered in small steps, so that a slow phone answers meanwhile.
      startTransition(() =>
        setState(
          result.ok ? { kind: "answered", answer: result, fileName } : { kind: "refused", reason: result.reason },
        ),
      );
    } catch {
      if (own !== asked.current) return;
      setState({ kind: "failed" });
      current.meter.close();
      current.meter = openMeter(current.premises);
    }
  }

  return {
    state,
    readFile: (file: File) =>
      file.size > MOST_BYTES
        ? setState({ kind: "refused", reason: "tooLarge" })
        : void compute(file.name, { kind: "file", file }),
    readMonths: (kwh: readonly number[]) => void compute(undefined, { kind: "months", kwh }),
  };
}

async function premisesOf(
  { contracts, home, area }: List,
  today: string,
  signal: AbortSignal,
): Promise<PrepareMessage> {
  const prices = await fetchPrices(area, today, signal);
  return { kind: "prepare", home, contracts: contracts.map(({ id, terms }) => ({ id, terms })), today, prices };
}
