import { compareScope } from "#domain/agents/agent-scopes.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** A service as an agent needs to know it: the fields of its form, without those that are personal. */
export function describeService(
  { description, personalFields }: AnyVerticalServer,
  scopes: readonly string[],
): Record<string, unknown> {
  const { name, texts, form } = description;
  const fields = listFields(form).filter((field) => !personalFields.includes(field.name));
  return {
    service: name,
    product: texts.product,
    isAllowed: scopes.includes(compareScope(name)),
    isCompletedByPerson: personalFields.length > 0,
    fields: fields.map((field) => ({
      name: field.name,
      kind: field.kind,
      label: field.label,
      isRequired: field.required,
      default: field.defaultValue,
      min: field.min,
      max: field.max,
      options: field.options?.map((option) => ({ value: option.id, label: option.label })),
    })),
  };
}
