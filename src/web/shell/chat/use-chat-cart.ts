import { useEffect, useRef } from "react";
import type { FormState } from "#domain/form/form-state.ts";
import { cartChanged, offerCart } from "./cart-source.ts";

/** Lets customer service see the answers of the form on the page, when the visitor chats. */
export function useChatCart(state: FormState): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    // V-017: not with every key that is pressed.
    if (state.isReady) cartChanged();
  }, [state]);
  useEffect(() => offerCart(() => answersOf(latest.current)), []);
}

const answersOf = ({ fields }: FormState): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]));
