import { type FormDescription, listFields } from "#domain/form/form-description.ts";
import { fillText } from "#domain/text/placeholders.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { FILL_IN_ONLY } from "#web/shell/forms/fill-in-only.ts";
import { startTexts } from "./start.texts.sv.ts";

type StartOf = Pick<VerticalWeb, "startFields"> & {
  readonly description: Pick<VerticalWeb["description"], "name" | "form">;
};

/**
 * The first questions of the vertical's own form, without their explanations. Several such forms are on one
 * page and may have the same fields: each prefixes its fields with the vertical's name, and posts the prefix in a hidden field.
 */
export function describeStart(
  { description, startFields }: StartOf,
  companyCount: number,
  texts: Pick<typeof startTexts, "go" | "goCounted"> = startTexts,
): FormDescription {
  const prefix = `${description.name}-`;
  const fields = listFields(description.form)
    .filter(({ name }) => startFields.includes(name))
    .map(({ help: _, ...field }) => ({ ...field, name: prefix + field.name }));
  const fillInOnly = { name: FILL_IN_ONLY, kind: "hidden", label: "", required: false, defaultValue: prefix } as const;
  const submit = companyCount > 1 ? fillText(texts.goCounted, { count: companyCount }) : texts.go;
  return { sections: [{ title: "", fields: [...fields, fillInOnly] }], submit };
}
