import { type ComponentType, useEffect, useEffectEvent, useMemo } from "react";
import { flushSync } from "react-dom";
import { countOfferedBy, hasAnswered } from "#domain/offer/offer.ts";
import { countAnswered, type SearchRun } from "#domain/search/search-progress.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useMeasuredSearch } from "#web/shell/analytics/use-measured-search.ts";
import { AwaitedLine } from "./AwaitedLine.tsx";
import { awaitedTexts } from "./awaited.texts.sv.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { showOffer } from "#web/shop/offers/show-offer.ts";
import { useHeldResult } from "./use-held-result.ts";
import { useReadResult } from "./use-read-result.ts";
import { useSearchRun } from "#web/shop/search/use-search-run.ts";

interface ListProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly slots: ResultSlots;
}

interface OpenResultsProps extends ListProps {
  readonly List: ComponentType<ListProps>;
  readonly announce: (message: string) => void;
}

/** The list while the last answers are awaited: all of it can be used, and a late price does not move what is in use. */
export function OpenResults({ List, web, result, slots, announce }: OpenResultsProps) {
  const { shown, fresh, take } = useHeldResult(result);
  const { read } = useReadResult(web, result);
  const run = useSearchRun({
    vertical: web.description,
    searchId: result.searchId,
    fetchDataId: result.current?.fetchDataId,
    known: result.progress,
    onListed(searchId, offerCount) {
      if (searchId !== result.searchId || offerCount > result.offers.length) read(searchId);
    },
    onSettled: read,
    onInvalid: () => undefined,
  });
  // The start has been tracked already.
  useMeasuredSearch(web.description.serviceName, run.kind === "searching" ? "settling" : run.kind);
  const awaitedText = useAwaitedText(result, run);
  useAnnouncedPrices(fresh.length, announce);
  const [first] = fresh;
  const all = useMemo<ResultSlots>(() => {
    const show = () => {
      flushSync(take);
      if (first) showOffer(first.resultId);
    };
    return {
      ...slots,
      awaited: (
        <AwaitedLine isWaiting={isWaiting(result, run)} text={awaitedText} freshCount={fresh.length} onShow={show} />
      ),
    };
  }, [slots, awaitedText, fresh.length, first, take, result, run]);
  return <List web={web} result={shown} slots={all} />;
}

const isWaiting = ({ state }: ShownResult, { kind }: SearchRun): boolean =>
  state === "open" && (kind === "searching" || kind === "settling");

function useAwaitedText(result: ShownResult, run: SearchRun): string {
  const texts = useTexts(awaitedTexts);
  const { answered } = useTexts(resultTexts);
  if (result.state === "done") {
    const answeredCount = countOfferedBy(result.offers) + result.providersWithoutOffer.filter(hasAnswered).length;
    return texts.ended(answered(answeredCount, result.askedCount));
  }
  if (run.kind === "failed") return texts.lost;
  const answeredIds = new Set(run.providers.filter((each) => each.hasAnswered).map(({ providerId }) => providerId));
  const names = result.waitingFor.filter(({ providerId }) => !answeredIds.has(providerId)).map(({ name }) => name);
  const [one, two] = names;
  if (!one) return texts.ended(answered(countAnswered(run.providers), result.askedCount));
  if (!two) return texts.one(one);
  return names.length === 2 ? texts.two(one, two) : texts.many(names.length);
}

/** Announced once for each price that waits to be shown. */
function useAnnouncedPrices(count: number, announce: (message: string) => void): void {
  const announceCount = useEffectEvent(() => announce(awaitedTexts.come(count)));
  useEffect(() => {
    if (count > 0) announceCount();
  }, [count]);
}
