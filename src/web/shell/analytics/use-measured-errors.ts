import { useEffect } from "react";
import { track } from "./track.ts";

/** Measures which fields a form was refused for, in the browser or by the server; never what was typed. */
export function useMeasuredErrors(service: string, fields: readonly string[]): void {
  useEffect(() => {
    if (fields.length > 0) track({ event: "form_error", service, fields: fields.join(",") });
  }, [service, fields]);
}
