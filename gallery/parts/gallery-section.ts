import type { ReactNode } from "react";

export interface GalleryState {
  readonly name: string;
  readonly element: ReactNode;
}

export interface GallerySection {
  /** As in the address. */
  readonly id: string;
  readonly title: string;
  readonly states: readonly GalleryState[];
}
