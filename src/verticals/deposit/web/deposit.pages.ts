import type { OwnPageEntry } from "#verticals/_contract/own-pages.ts";
import { GOAL_PAGE } from "#verticals/deposit/deposit-page-paths.ts";

export const depositPages: readonly OwnPageEntry[] = [
  { path: GOAL_PAGE, isIndexed: true, load: () => import("./goal/goal.page.ts").then(({ goalPage }) => goalPage) },
];
