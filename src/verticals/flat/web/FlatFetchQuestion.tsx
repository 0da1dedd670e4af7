import { hemFetchTexts, homeFetchTexts } from "#verticals/_insurance/home-fetch.texts.sv.ts";
import { FetchTip } from "#verticals/_insurance/web/FetchTip.tsx";

/** Shown from the day that the vertical's description says that insurances of homes can be fetched. */
export const FlatFetchQuestion = () => <FetchTip title={homeFetchTexts.title} text={hemFetchTexts.lead} />;
