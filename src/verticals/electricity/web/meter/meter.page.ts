import type { OwnPage } from "#verticals/_contract/own-pages.ts";
import type { MeterPageData } from "#verticals/electricity/meter/meter-page-data.ts";
import { MeterPage } from "./MeterPage.tsx";
import { meterTexts } from "./meter.texts.sv.ts";

export const meterPage: OwnPage<MeterPageData> = { title: () => meterTexts.title, Page: MeterPage };
