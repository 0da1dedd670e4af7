import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import type { FormValues } from "#domain/form/check-form.ts";
import type { FormHandle } from "#ui/form-engine/use-form.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { ENTRY_PARAMETER, SEARCH_ENTRY } from "#domain/addresses/parameters.ts";
import { storeSessionSearch, readSessionSearch, SESSION_SEARCH_PARAMETER } from "./session-search.ts";

/** Fills the form in with the stored search that the address names, and searches at once when the address asks for it. */
export function useSessionSearch(description: VerticalDescription, form: FormHandle): void {
  const [parameters] = useSearchParams();
  const id = parameters.get(SESSION_SEARCH_PARAMETER);
  const isEntry = parameters.get(ENTRY_PARAMETER) === SEARCH_ENTRY;
  const restore = useEffectEvent((storedId: string) => {
    const stored = readSessionSearch(description, storedId);
    if (!stored) return;
    form.fillIn(stored);
    if (isEntry) form.submit();
  });
  useEffect(() => {
    if (id !== null) restore(id);
  }, [id]);
}

/** For a visitor who returns to the form: its history entry names what was stored. */
export function storeForBackNavigation(description: VerticalDescription, values: FormValues): void {
  const id = storeSessionSearch(description, values);
  if (id === undefined) return;
  const address = new URL(window.location.href);
  address.searchParams.set(SESSION_SEARCH_PARAMETER, id);
  address.searchParams.delete(ENTRY_PARAMETER);
  window.history.replaceState(window.history.state, "", address);
}
