import { useEffect } from "react";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import type { ShownResult } from "#web/shop/offers/present-result.ts";

/** Spec 2 §7: records the possible saving of a logged-in visitor when the list is shown beside their insurance. The server records it once. */
export function useSavingEvent({ description }: VerticalWeb, result: ShownResult): void {
  const isLoggedIn = useShownSession() !== null;
  const path = description.fetch?.savingEventPath;
  const fetchDataId = result.state === "done" ? result.current?.fetchDataId : undefined;
  const { searchId } = result;
  useEffect(() => {
    if (!isLoggedIn || path === undefined || fetchDataId === undefined) return;
    void import("./record-saving.ts").then(({ recordSaving }) => recordSaving(path, { searchId, fetchDataId }));
  }, [isLoggedIn, path, searchId, fetchDataId]);
}
