import type { OwnPage } from "#verticals/_contract/own-pages.ts";
import type { GoalPageData } from "#verticals/deposit/goal-page-data.ts";
import { GoalPage } from "./GoalPage.tsx";
import { goalTexts } from "./goal.texts.sv.ts";

export const goalPage: OwnPage<GoalPageData> = { title: () => goalTexts.title, Page: GoalPage };
