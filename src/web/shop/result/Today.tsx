import type { ReactNode } from "react";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { ShownCurrent } from "#web/shop/offers/present-current.ts";

interface TodayProps {
  readonly web: VerticalWeb;
  readonly current: ShownCurrent | undefined;
  readonly priceScale: ReactNode;
}

/** The visitor's insurance over the list: on the price scale, or as the vertical itself shows it. */
export function Today({ web, current, priceScale: wire }: TodayProps) {
  const OwnCard = web.current?.Card;
  if (!OwnCard) return wire;
  return current ? <OwnCard current={current} /> : null;
}
