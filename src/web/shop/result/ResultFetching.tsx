import { type ReactNode, useMemo, useState } from "react";
import { useSubmit } from "react-router";
import { type OwnerFlag, ownerTrackingLabel } from "#domain/current-insurance/owner-flag.ts";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { track } from "#web/shell/analytics/track.ts";
import { FetchModal, preloadFetch } from "#web/shop/fetch/FetchModal.tsx";
import { resultPath } from "#domain/addresses/shop-paths.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";

/** Back closes the fetch (spec 2 §2). */
const FETCH_HASH = "hamta";

interface ResultFetching {
  /** The result with what is now known of the owner. */
  readonly result: ShownResult;
  readonly slots: Pick<ResultSlots, "onFetch" | "onNotOwner" | "onNearFetch">;
  readonly modal: ReactNode;
}

/** The actions of the question on the result page: the fetch, and a new search with the fetched data. */
export function useResultFetching(web: VerticalWeb, result: ShownResult): ResultFetching {
  const [answer, setAnswer] = useState<{ readonly searchId: string; readonly owner: OwnerFlag }>();
  const { isOpen, open, close } = useHashOpen(FETCH_HASH);
  const submit = useSubmit();
  const { searchId } = result;
  const service = web.description.name;
  const asked = result.parts.fetch;
  const owner = answer?.searchId === searchId ? answer.owner : asked;
  const isOffered = asked !== undefined && result.current === undefined;
  const setOwner = (flag: OwnerFlag) => setAnswer({ searchId, owner: flag });
  const searchAgain = (fetchDataId: string) => {
    const action = resultPath(web.description, searchId, { fetchDataId, payment: result.choices.payment });
    // Replaces the history entry that opened the modal, which thereby closes: back leads to the unchanged list.
    void submit({}, { method: "post", action, replace: true });
  };
  const slots = useMemo(() => {
    const click = () => {
      if (owner) track({ event: "custom_click", action: "fetch_prompt", label: ownerTrackingLabel(owner) });
    };
    return {
      onFetch() {
        click();
        open();
      },
      onNotOwner() {
        click();
        setAnswer({ searchId, owner: "not-owner" });
      },
      onNearFetch: () => preloadFetch(service),
    };
  }, [owner, open, searchId, service]);
  const known = useMemo(
    () => (owner === asked ? result : { ...result, parts: { ...result.parts, fetch: owner } }),
    [owner, asked, result],
  );
  return {
    result: known,
    slots,
    modal: isOffered ? (
      <FetchModal
        key={searchId}
        service={service}
        summary={result.summary}
        searchId={searchId}
        purpose="compare"
        isOpen={isOpen}
        onFetched={searchAgain}
        onClose={(flag, isFetched) => {
          setOwner(flag);
          if (!isFetched) close();
        }}
      />
    ) : null,
  };
}
