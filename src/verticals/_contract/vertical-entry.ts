import type { HomeCard } from "./home-card.ts";
import type { OwnPageEntry } from "./own-pages.ts";
import type { VerticalWeb } from "./vertical-web.ts";
import type { VerticalDescription, VerticalTexts } from "./vertical.ts";

/** What every page knows of every vertical: where it is and what it is called. */
export type VerticalPlace = Pick<VerticalDescription, "name" | "serviceName" | "categoryId" | "path"> & {
  readonly texts: Pick<VerticalTexts, "product">;
};

/** What the pages' registry has of every vertical, searched or applied for. */
export interface PlacedVertical {
  readonly description: VerticalPlace;
  /** As one word in a menu: "Bil". */
  readonly menuLabel: string;
  /** Pages that only this vertical has. Listed in a module of its own, which the pages of other verticals do not load. */
  loadPages?(): Promise<readonly OwnPageEntry[]>;
}

/** A vertical that is searched. A browser fetches only the verticals whose pages it shows. */
export interface VerticalEntry extends PlacedVertical {
  load(): Promise<VerticalWeb>;
  /** What it costs at a home, for the page of an order of another vertical. */
  loadHomeCard?(): Promise<HomeCard>;
}
