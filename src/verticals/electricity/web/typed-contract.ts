import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { yearAtPrice } from "#verticals/electricity/present-contract.ts";

interface TypedContract {
  readonly yearlyUseKwh: number;
  readonly priceKwh: number;
  readonly yearOre: number;
}

/** What the visitor pays today, of the search as it is shown; undefined when no price was typed. */
export function readTypedContract({ currentprice, yearlyuse }: Summary): TypedContract | undefined {
  const priceKwh = Math.round(Number(currentprice) * 100);
  const yearlyUseKwh = Number(yearlyuse);
  if (!(priceKwh > 0) || !(yearlyUseKwh > 0)) return undefined;
  return { yearlyUseKwh, priceKwh, yearOre: yearAtPrice(yearlyUseKwh, priceKwh) };
}
