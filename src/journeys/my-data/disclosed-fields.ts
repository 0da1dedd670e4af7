import { listFields } from "#domain/form/form-description.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** The labels of the fields that the search has a value for: what a company can have got at most. */
export function disclosedFields({ description, serialize }: AnyVerticalServer, search: unknown): string[] {
  const given = serialize(search);
  const labels = listFields(description.form).flatMap(({ name, label }) => (given[name] ? [label] : []));
  return [...new Set(labels)];
}
