import { homeFetchTexts } from "#verticals/_insurance/home-fetch.texts.sv.ts";
import { FetchTip } from "#verticals/_insurance/web/FetchTip.tsx";
import { houseFetchTexts } from "./house-fetch.texts.sv.ts";

/** The tip: the visitor is not asked who owns the house, because only the insured person can fetch anything. */
export const HouseFetchQuestion = () => <FetchTip title={homeFetchTexts.title} text={houseFetchTexts.lead} />;
