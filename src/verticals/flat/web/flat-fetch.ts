import { homeFetch } from "#verticals/_insurance/home-fetch.ts";
import { flatFetchMessages, flatFetchTexts } from "./flat-fetch.texts.sv.ts";

/** The category id is that of spec 1 §3. */
export const flatFetch = homeFetch(flatFetchTexts, flatFetchMessages, 18);
