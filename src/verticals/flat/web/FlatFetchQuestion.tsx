import { homeFetchTexts } from "#verticals/_insurance/home-fetch.texts.sv.ts";
import { FetchTip } from "#verticals/_insurance/web/FetchTip.tsx";
import { flatFetchTexts } from "./flat-fetch.texts.sv.ts";

/** Shown as soon as the vertical's description allows insurances of homes to be fetched. */
export const FlatFetchQuestion = () => <FetchTip title={homeFetchTexts.title} text={flatFetchTexts.lead} />;
