import type { MeterAnswer } from "#verticals/electricity/meter/compute-meter.ts";
import { meterTexts as texts } from "./meter.texts.sv.ts";

const QUARTERS_OF_HOUR = 4;

/** What in the file or the prices makes the answer less certain; none for a whole year without gaps. */
export function warningsOf({ file, estimatedQuarters, missingPrices, costs }: MeterAnswer): readonly string[] {
  const { missingHours = 0, duplicates = 0, ignored = 0, daysLeftOut = 0 } = file?.warnings ?? {};
  const counted: readonly (readonly [number, (count: number) => string])[] = [
    [missingHours, texts.missingHours],
    [duplicates, texts.duplicates],
    [ignored, texts.ignored],
    [daysLeftOut, texts.daysLeftOut],
    [Math.ceil(estimatedQuarters / QUARTERS_OF_HOUR), texts.estimated],
    [missingPrices ?? 0, texts.missingPrices],
    [costs.withoutPrice.length, texts.withoutPrice],
  ];
  return counted.flatMap(([count, text]) => (count > 0 ? [text(count)] : []));
}
