import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { paths } from "./paths.ts";

/** What must have happened before a screen can be seen. */
export type ScreenPreparation =
  /** A search by the form, followed to its end. */
  | "search-done"
  /** The same, looked at before it ends. */
  | "search-running"
  /** A search that every provider declines or fails. */
  | "search-empty"
  /** The form sent with nothing in it. */
  | "form-errors"
  | "menu-open";

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly prepare?: ScreenPreparation;
}

/** Every screen worth a picture, in both themes and at both widths. Plain data: tools run it outside the build. */
export const listScreens = (verticals: readonly Pick<VerticalDescription, "name" | "path">[]): Screen[] => [
  { name: "start", path: paths.start() },
  { name: "start-menu", path: paths.start(), prepare: "menu-open" },
  { name: "ranking", path: paths.ranking() },
  { name: "remuneration", path: paths.remuneration() },
  { name: "not-found", path: "/finns-inte/" },
  ...verticals.flatMap(screensOf),
];

function screensOf(vertical: Pick<VerticalDescription, "name" | "path">): Screen[] {
  const path = paths.product(vertical);
  return [
    { name: `${vertical.name}-form`, path },
    { name: `${vertical.name}-form-errors`, path, prepare: "form-errors" },
    { name: `${vertical.name}-searching`, path, prepare: "search-running" },
    { name: `${vertical.name}-result`, path, prepare: "search-done" },
    { name: `${vertical.name}-no-result`, path, prepare: "search-empty" },
  ];
}
