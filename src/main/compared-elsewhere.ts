import { SERVICES, slugOf } from "#domain/service/services.ts";
import type { ComparedElsewhere } from "#http/presenters/coach.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { announcedNames } from "#web/shell/services/announced-names.texts.sv.ts";

/** Spec 2 §1: what we compare, in the order of the menus, by the names that the pages use. The registry lists what is built. */
export function comparedElsewhere(verticals: readonly AnyVerticalServer[]): ComparedElsewhere[] {
  return SERVICES.filter(({ kind }) => kind === "compared").flatMap((service): ComparedElsewhere[] => {
    const names = announcedNames[slugOf(service)];
    const product = verticals.find(({ description }) => description.path === service.path)?.description.texts.product;
    if (product === undefined) return names ? [{ path: service.path, isOpen: false, ...names }] : [];
    return [{ path: service.path, isOpen: true, product, menu: product.charAt(0).toUpperCase() + product.slice(1) }];
  });
}
