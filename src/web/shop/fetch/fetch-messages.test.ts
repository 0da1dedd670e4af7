import { expect, test } from "vitest";
import { carFetch } from "#verticals/car/web/car-fetch.ts";
import { flatFetch } from "#verticals/flat/web/flat-fetch.ts";
import { houseFetch } from "#verticals/house/web/house-fetch.ts";

test.each([
  ["a car", carFetch, 22],
  ["a house", houseFetch, 22],
  ["a flat", flatFetch, 12],
])("%s has its messages, and none of them twice [C-124] [T-007]", (_, { messages }, count) => {
  expect(new Set(messages).size).toBe(count);
  expect(messages).toHaveLength(count);
});

test("a visitor who is not on the home insurance reads the name of that insurance", () => {
  expect(houseFetch.texts.notOwner).toBe(
    "Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är personen i hushållet som står på dagens villaförsäkring.",
  );
  expect(flatFetch.texts.notOwner).toContain("dagens hemförsäkring.");
});
