import { homeFetch } from "#verticals/_insurance/home-fetch.ts";
import { houseFetchMessages, houseFetchTexts } from "./house-fetch.texts.sv.ts";

/** The category id is that of spec 1 §3. */
export const houseFetch = homeFetch(houseFetchTexts, houseFetchMessages, 24);
