import { expect, it } from "vitest";
import { reviewAttributes } from "./review-config.ts";

it("the review widget is 140 px high, shows four and five stars, and speaks Swedish [W-022]", () => {
  expect(reviewAttributes).toEqual({
    "data-locale": "sv-SE",
    "data-stars": "4,5",
    "data-style-height": "140px",
    "data-min-height": "140px",
    "data-style-width": "100%",
  });
});
