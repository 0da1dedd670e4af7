import type { FetchWeb } from "./fetch-web.ts";
import {
  hemFetchMessages,
  hemFetchTexts,
  homeFetchTexts,
  villaFetchMessages,
  villaFetchTexts,
} from "./home-fetch.texts.sv.ts";

interface HomeWords {
  readonly insurance: string;
  readonly lead: string;
}

/** Homes of every sort are fetched alike: nobody's ownership is checked, and somebody else of the household may log in. */
const homeFetch = ({ insurance, lead }: HomeWords, messages: readonly string[]): FetchWeb => ({
  subject: "home",
  knownFields: [],
  messages,
  words: {
    title: homeFetchTexts.title,
    dateTitle: homeFetchTexts.dateTitle,
    lead,
    notOwner: homeFetchTexts.notOwner(insurance),
    noInsurance: homeFetchTexts.noInsurance(insurance),
  },
});

/** Spec 3 §3: the services villa and hem. */
export const villaFetch = homeFetch(villaFetchTexts, villaFetchMessages);
export const hemFetch = homeFetch(hemFetchTexts, hemFetchMessages);
