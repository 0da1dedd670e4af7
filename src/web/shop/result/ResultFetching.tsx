import { type ReactNode, useMemo, useState } from "react";
import { useSubmit } from "react-router";
import { type OwnerFlag, ownerTrackingLabel } from "#domain/current-insurance/owner-flag.ts";
import { useHashOpen } from "#ui/overlays/use-hash-open.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { track } from "#web/shell/analytics/track.ts";
import { FetchModal, preloadFetch } from "#web/shop/fetch/FetchModal.tsx";
import { paths } from "#domain/addresses/paths.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import type { ResultSlots } from "#web/shop/offers/result-slots.ts";

/** Back closes the fetch (spec 2 §2). */
const FETCH_HASH = "hamta";

interface ResultFetching {
  /** The result with what is known of the owner by now. */
  readonly result: ShownResult;
  readonly slots: Pick<ResultSlots, "onFetch" | "onNotOwner" | "onNearFetch">;
  readonly modal: ReactNode;
}

/** What the question on the result page leads to: the fetch, and the search again with what it brought. */
export function useResultFetching(web: VerticalWeb, result: ShownResult): ResultFetching {
  const [told, setTold] = useState<{ readonly searchId: string; readonly owner: OwnerFlag }>();
  const { isOpen, open, close } = useHashOpen(FETCH_HASH);
  const submit = useSubmit();
  const { searchId } = result;
  const service = web.description.name;
  const asked = result.parts.fetch;
  const owner = told?.searchId === searchId ? told.owner : asked;
  const isOffered = asked !== undefined && result.current === undefined;
  const tell = (flag: OwnerFlag) => setTold({ searchId, owner: flag });
  const searchAgain = (fetchDataId: string) => {
    const action = paths.result(web.description, searchId, fetchDataId);
    // In place of the step that opened the modal, which thereby closes: back leads to the list as it was.
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
        setTold({ searchId, owner: "not-owner" });
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
          tell(flag);
          if (!isFetched) close();
        }}
      />
    ) : null,
  };
}
