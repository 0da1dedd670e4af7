import HandCoins from "lucide-react/icons/hand-coins";
import { placedVerticals } from "#verticals/web-registry.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";
import { serviceIconAt, type ServiceIcon } from "#web/shell/services/service-icons.ts";

interface VerticalLook {
  readonly Icon: ServiceIcon;
  /** The page that compares such things; undefined for a service that has no pages here. */
  readonly place: { readonly path: string } | undefined;
  readonly product: string | undefined;
}

/** By the name in stored rows: a row may be older, or newer, than this build. */
export function lookOf(vertical: string): VerticalLook {
  const entry = placedVerticals.find(({ description }) => description.name === vertical);
  return {
    Icon: entry ? serviceIconAt(entry.description).Icon : HandCoins,
    place: entry?.description,
    product: entry?.description.texts.product,
  };
}

export const compareHref = (vertical: string): string => {
  const { place } = lookOf(vertical);
  return place ? productPath(place) : startPath();
};
