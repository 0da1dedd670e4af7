import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { FormValues } from "#domain/form/check-form.ts";
import type { FormHandle } from "#ui/form-engine/use-form.ts";
import { forgetTypedContact, TYPED_RETENTION_MS } from "#web/shell/session/session-memory.ts";
import { TOWN, ZIP } from "./checkout-form.ts";
import { storeTypedContact, readTypedContact } from "./typed-contact.ts";

export interface TypedContact {
  /** The restored town belongs to its postal code, as the visitor typed it before a reload. */
  hasOwnTown(): boolean;
  /** For good: what is typed from now on is not stored either. */
  readonly forget: () => void;
}

/**
 * Restores what was typed before a reload, after hydration: the server does not have it, so the first rendering must be the
 * server's.
 */
export function useTypedContact(resultId: string, form: FormHandle): TypedContact {
  const restored = useRef<FormValues>({});
  const isForgotten = useRef(false);
  const { formRef } = form;
  const restore = useEffectEvent(() => {
    restored.current = readTypedContact(resultId, form.state);
    for (const [name, value] of Object.entries(restored.current)) {
      const input = formRef.current?.elements.namedItem(name);
      // What was typed before hydration, or restored by the browser itself, is newer.
      const isTouched = input instanceof HTMLInputElement && input.value !== input.defaultValue;
      if (!isTouched) form.type(name, value);
    }
  });
  // Before the first paint, like what was typed before hydration.
  useLayoutEffect(() => restore(), []);
  const { state } = form;
  /** A lookup is answered to an earlier rendering, which needs the current state. */
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    if (isForgotten.current) return undefined;
    storeTypedContact(resultId, state);
    const timer = setTimeout(forgetTypedContact, TYPED_RETENTION_MS);
    return () => clearTimeout(timer);
  }, [resultId, state]);
  const forget = useCallback(() => {
    isForgotten.current = true;
    forgetTypedContact();
  }, []);
  const hasOwnTown = (): boolean => {
    const { [ZIP]: zip, [TOWN]: town } = restored.current;
    return town !== undefined && zip === latest.current.fields[ZIP]?.value;
  };
  return { hasOwnTown, forget };
}
