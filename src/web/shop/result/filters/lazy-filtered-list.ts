import { lazyPiece } from "#ui/overlays/lazy-with-reload.tsx";

/** Few verticals have filters. Fetched while the visitor waits for prices: the list is inside it. */
export const LazyFilteredList = lazyPiece(() => import("./FilteredList.tsx").then((module) => module.FilteredList));
