import { useEffect } from "react";
import type { FormHandle } from "#ui/form-engine/use-form.ts";
import { track } from "./track.ts";

/** Measures which fields a form was refused for, in the browser or by the server, once all of them are known; never what was typed. */
export function useMeasuredErrors(
  service: string,
  { reported, awaited }: Pick<FormHandle, "reported" | "awaited">,
): void {
  const isKnown = awaited.length === 0;
  useEffect(() => {
    if (isKnown && reported.length > 0) track({ event: "form_error", service, fields: reported.join(",") });
  }, [service, reported, isKnown]);
}
