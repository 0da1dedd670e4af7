import type { ComponentType } from "react";
import type { VerticalWeb } from "./vertical-web.ts";
import type { VerticalDescription, VerticalTexts } from "./vertical.ts";

/** What every page knows of every vertical: where it is and what it is called. */
export type VerticalPlace = Pick<VerticalDescription, "name" | "serviceName" | "categoryId" | "path"> & {
  readonly texts: Pick<VerticalTexts, "product">;
};

/** A vertical as the pages' registry has it. A browser fetches only the verticals whose pages it shows. */
export interface VerticalEntry {
  readonly description: VerticalPlace;
  /** As one word in a menu: "Bil". */
  readonly menuLabel: string;
  readonly MenuIcon: MenuIcon;
  load(): Promise<VerticalWeb>;
}

export type MenuIcon = ComponentType<{ size?: number | string; strokeWidth?: number | string }>;
