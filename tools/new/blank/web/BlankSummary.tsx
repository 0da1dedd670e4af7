import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { blankWebTexts as texts } from "./blank-web.texts.sv.ts";

/** What was asked for, in one line. */
export const BlankSummary = ({ summary: { count = "", use = "" } }: SummaryProps) => <p>{texts.summary(count, use)}</p>;
