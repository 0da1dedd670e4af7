import { useMemo } from "react";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { AssistantLink } from "#web/shop/assistant/AssistantLink.tsx";
import { FavouriteButton } from "#web/shop/favourites/FavouriteButton.tsx";
import { LastPurchase } from "#web/shop/last-purchase/LastPurchase.tsx";
import { ListSellingPoints } from "./ListSellingPoints.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";
import { Results } from "./Results.tsx";

interface PageResultsProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly slots: ResultSlots;
}

const SLOTS: ResultSlots = { Favourite: FavouriteButton, LastPurchase, sellingPoints: <ListSellingPoints /> };
const SLOTS_WITH_ASSISTANT: ResultSlots = { ...SLOTS, assistant: <AssistantLink /> };

/** The list with what the result page has on it: none of it is needed before the list itself, so it comes with its script. */
export function PageResults({ web, result, slots }: PageResultsProps) {
  const all = useMemo(() => ({ ...slotsOf(slots), ...slots }), [slots]);
  return <Results web={web} result={result} slots={all} />;
}

/** Elsewhere, as in the gallery, the list has what it is given. */
const slotsOf = ({ ofPage }: ResultSlots): ResultSlots | undefined =>
  ofPage && (ofPage.hasAssistant ? SLOTS_WITH_ASSISTANT : SLOTS);
