import { SERVICES, slugOf } from "#domain/service/services.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";

/** Another service that can be compared: its page and its name. */
export interface ComparedElsewhere {
  readonly path: string;
  /** False while its page only describes what is to come. */
  readonly isOpen: boolean;
  /** "bilförsäkring". */
  readonly product: string;
  /** The name by itself: "Bilförsäkring", "Sparande". */
  readonly menu: string;
}

type Names = Pick<ComparedElsewhere, "product" | "menu">;

/** Spec 2 §1: what we compare, in the order of the menus. The registry lists what is built; the others have an announced name. */
export const listCompared = (
  verticals: readonly { readonly description: VerticalPlace }[],
  announced: Readonly<Record<string, Names>>,
): ComparedElsewhere[] =>
  SERVICES.filter(({ kind }) => kind === "compared").flatMap((service): ComparedElsewhere[] => {
    const { path } = service;
    const names = announced[slugOf(service)];
    const product = verticals.find(({ description }) => description.path === path)?.description.texts.product;
    if (product === undefined) return names ? [{ path, isOpen: false, ...names }] : [];
    return [{ path, isOpen: true, product, menu: capitalize(product) }];
  });
