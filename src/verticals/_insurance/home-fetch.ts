import { defineTexts } from "#domain/text/text-set.ts";
import type { FetchWeb } from "#verticals/_contract/fetch-web.ts";
import { homeFetchTexts } from "./home-fetch.texts.sv.ts";

interface HomeTexts {
  readonly insurance: string;
  readonly lead: string;
}

/** All sorts of homes are fetched the same way: ownership is not checked, and another person of the household may log in. */
export const homeFetch = (
  { insurance, lead }: HomeTexts,
  messages: readonly string[],
  categoryId: number,
): FetchWeb => ({
  subject: "home",
  knownFields: [],
  messages,
  texts: defineTexts(
    "fetch",
    {
      title: homeFetchTexts.title,
      dateTitle: homeFetchTexts.dateTitle,
      lead,
      notOwner: homeFetchTexts.notOwner(insurance),
      noInsurance: homeFetchTexts.noInsurance(insurance),
    },
    String(categoryId),
  ),
});
