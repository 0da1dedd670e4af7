import type { ComponentProps } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { FilteredList } from "./FilteredList.tsx";

/** Few verticals have filters. Fetched while the visitor waits for prices: the list is inside it. */
export const LazyFilteredList = lazyWithReload<ComponentProps<typeof FilteredList>>(() =>
  import("./FilteredList.tsx").then((module) => module.FilteredList),
);
