import { checkField, onClient, rulesOf, type Verdict } from "#domain/form/check-field.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import type { InputKind } from "#domain/form/kinds/input-rules.ts";
import { onServer } from "#domain/form/server-checks.ts";

/** Read by tests only. */
export const SAMPLE_TODAY = "2026-11-15";

export const sampleField = (kind: InputKind, attrs: Partial<FieldDescription> = {}): FieldDescription => ({
  name: "sample",
  kind,
  label: "Sample",
  required: false,
  ...attrs,
});

/** As typed in a browser, or as posted to the server. */
export function judge(
  kind: InputKind,
  typed: string,
  attrs: Partial<FieldDescription> = {},
  on: "client" | "server" = "client",
): Verdict {
  const field = sampleField(kind, attrs);
  return checkField(
    field,
    rulesOf(field).clean(typed, field),
    on === "client" ? onClient(SAMPLE_TODAY) : onServer(SAMPLE_TODAY),
  );
}
