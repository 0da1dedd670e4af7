import { HandCoins } from "lucide-react";
import type { MenuIcon } from "#verticals/_contract/vertical-entry.ts";
import { webVerticals } from "#verticals/web-registry.ts";
import { paths } from "#domain/addresses/paths.ts";

interface VerticalLook {
  readonly Icon: MenuIcon;
  /** Where such things are compared; undefined for a service that has no pages here. */
  readonly place: { readonly path: string } | undefined;
  readonly product: string | undefined;
}

/** By the name that stored rows have: a row may be older, or newer, than what this build knows. */
export function lookOf(vertical: string): VerticalLook {
  const entry = webVerticals.find(({ description }) => description.name === vertical);
  return {
    Icon: entry?.MenuIcon ?? HandCoins,
    place: entry?.description,
    product: entry?.description.texts.product,
  };
}

export const compareHref = (vertical: string): string => {
  const { place } = lookOf(vertical);
  return place ? paths.product(place) : paths.start();
};

/** Words for things begin small in the middle of a sentence, and large at its head. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase("sv") + text.slice(1);
