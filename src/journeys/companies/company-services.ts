import type { Option } from "#domain/form/kinds/input-rules.ts";
import { findServiceAt, type Service } from "#domain/service/services.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";

interface Announced {
  readonly service: Pick<Service, "id">;
  readonly names: { readonly product: string };
}

/** What a company can ask to be compared in: the services that are built, then those that are announced. */
export function listCompanyServices(
  verticals: readonly { readonly description: VerticalPlace }[],
  announced: readonly Announced[],
): Option[] {
  const built = verticals.flatMap(({ description }) => {
    const service = findServiceAt(description.path);
    return service ? [{ service, names: description.texts }] : [];
  });
  return [...built, ...announced].map(({ service, names }) => ({ id: service.id, label: capitalize(names.product) }));
}
