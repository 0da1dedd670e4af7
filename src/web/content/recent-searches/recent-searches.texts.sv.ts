import { defineTexts } from "#domain/text/text-set.ts";

export const recentSearchesTexts = defineTexts("recent-searches", {
  heading: "Andra jämför just nu",
});
