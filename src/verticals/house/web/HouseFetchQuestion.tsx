import { FetchTip } from "#verticals/_insurance/web/FetchTip.tsx";
import { houseFetchTexts as texts } from "./house-web.texts.sv.ts";

/** The tip: the visitor is not asked who owns the house, because only the insured person can fetch anything. */
export const HouseFetchQuestion = () => <FetchTip title={texts.title} text={texts.tip} />;
