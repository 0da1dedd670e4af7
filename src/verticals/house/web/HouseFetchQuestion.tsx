import { FetchTip } from "#verticals/_insurance/web/FetchTip.tsx";
import { houseFetchTexts as texts } from "./house-web.texts.sv.ts";

/** The tip: nobody is asked who owns the house, because only the one who is insured can fetch anything. */
export const HouseFetchQuestion = () => <FetchTip title={texts.title} text={texts.tip} />;
