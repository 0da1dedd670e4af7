import { createStore } from "#ui/pieces/store.ts";
import { SNACKBAR_MAX_MS, SNACKBAR_MIN_MS, SNACKBAR_MS_PER_CHARACTER } from "#ui/pieces/ui-timings.ts";

/** The names are those of spec 1 §3. */
export interface SnackbarItem {
  readonly key: string;
  readonly text: string;
  readonly action?: { readonly text: string; readonly onClick: () => void };
  /** When false it stays until it is closed. */
  readonly autoDismiss: boolean;
}

export type SnackbarEvent =
  | { readonly type: "added"; readonly item: SnackbarItem }
  | { readonly type: "dismissed"; readonly key: string };

/** More would cover a phone's screen; the rest wait for their turn. */
const MAX_VISIBLE_SNACKBARS = 3;

/** Oldest first. An item with a known key takes the place of the one before it: the same message is not stacked. */
export function reduceSnackbars(items: readonly SnackbarItem[], event: SnackbarEvent): readonly SnackbarItem[] {
  switch (event.type) {
    case "added": {
      const { item } = event;
      const isKnown = items.some(({ key }) => key === item.key);
      return isKnown ? items.map((other) => (other.key === item.key ? item : other)) : [...items, item];
    }
    case "dismissed":
      return items.some(({ key }) => key === event.key) ? items.filter(({ key }) => key !== event.key) : items;
  }
}

export const visibleSnackbars = (items: readonly SnackbarItem[]): readonly SnackbarItem[] =>
  items.slice(0, MAX_VISIBLE_SNACKBARS);

/** F-079: the time it takes to read, within limits. */
export const snackbarAutoCloseMs = (text: string): number =>
  Math.min(Math.max(text.length * SNACKBAR_MS_PER_CHARACTER, SNACKBAR_MIN_MS), SNACKBAR_MAX_MS);

export const snackbars = createStore(reduceSnackbars, []);

export const showSnackbar = (item: SnackbarItem): void => snackbars.send({ type: "added", item });
export const dismissSnackbar = (key: string): void => snackbars.send({ type: "dismissed", key });
