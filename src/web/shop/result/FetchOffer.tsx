import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { FetchPrompt } from "./FetchPrompt.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";

interface FetchOfferProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly slots: ResultSlots;
}

/** The question about fetching, where there is anything to fetch. */
export const FetchOffer = ({ web, result: { parts, summary }, slots }: FetchOfferProps) =>
  parts.fetch === undefined ? null : (
    <FetchPrompt
      web={web}
      summary={summary}
      owner={parts.fetch}
      onFetch={slots.onFetch}
      onNotOwner={slots.onNotOwner}
      onNearFetch={slots.onNearFetch}
    />
  );
