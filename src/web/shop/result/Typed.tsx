import type { TypedProps, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";

interface TypedPlace extends Pick<TypedProps, "place"> {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
}

/** What the visitor has typed of today's agreement, as the vertical shows it. */
export const Typed = ({ web, result: { current, yoursOre, summary }, place }: TypedPlace) =>
  web.Typed && !current && yoursOre !== undefined ? <web.Typed summary={summary} place={place} /> : null;
