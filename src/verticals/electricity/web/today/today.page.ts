import type { OwnPage } from "#verticals/_contract/own-pages.ts";
import type { TodayPageData } from "#verticals/electricity/today/today-view.ts";
import { TodayPage } from "./TodayPage.tsx";
import { todayTexts } from "./today.texts.sv.ts";

export const todayPage: OwnPage<TodayPageData> = { title: () => todayTexts.title, Page: TodayPage };
