import { describe, expect, test } from "vitest";
import { listRegisteredScreens } from "#tools/browser/screens.ts";
import { listGallerySections } from "./gallery-sections.ts";
import { LOOKS, resultOf } from "./looks.ts";
import { listGaps, mergeResults, readResults, resultsTable } from "./results.ts";

const allPassed = (screen: string) => LOOKS.map((look) => resultOf(screen, look, []));

/** No run has checked them. A screen that is new does not belong here: it needs a run. */
const NOT_CHECKED: readonly string[] = [
  "desk",
  "start-phone",
  "expert",
  "privateloan-product",
  "car-result",
  "car-comparison",
  "car-checkout",
  "car-search-edited",
  "car-no-result",
  "house-search-edited",
  "flat-search-edited",
  "flat-no-result",
  "accident-form",
  "accident-form-errors",
  "accident-searching",
  "accident-result",
  "accident-comparison",
  "accident-checkout",
  "accident-search-edited",
  "accident-no-result",
  "electricity-form",
  "electricity-form-errors",
  "electricity-searching",
  "electricity-result",
  "electricity-comparison",
  "electricity-checkout",
  "electricity-search-edited",
  "electricity-no-result",
  "mortgage-comparison",
  "mortgage-no-result",
  "car-fetch",
  "car-fetched",
  "car-signing",
  "car-already-ordered",
  "car-ordered",
  "car-ended",
  "gallery-knappar",
  "gallery-diagram",
  "gallery-kassa-hamtad",
  "gallery-kassa",
  "gallery-felmodal",
  "gallery-hamtning",
  "gallery-sidhuvud",
  "gallery-val",
  "gallery-innehall",
  "gallery-datum",
  "gallery-formular",
  "gallery-inmatning",
  "gallery-serverformular",
  "gallery-falt",
  "gallery-laddning",
  "gallery-matning",
  "gallery-meddelanden",
  "gallery-modal",
  "gallery-popover",
  "gallery-forlopp",
  "gallery-resultat-utan-avgift",
  "gallery-resultat-hamtad",
  "gallery-resultat-fraga",
  "gallery-delade",
  "gallery-steg",
];

describe("the committed results", () => {
  const screens = [...listRegisteredScreens(), ...listGallerySections()].map(({ name }) => name);

  test("hold every registered screen and every section of the gallery in every look, and all of them passed", () => {
    expect(screens.length).toBeGreaterThan(80);
    expect(new Set(screens).size).toBe(screens.length);
    const checked = screens.filter((name) => !NOT_CHECKED.includes(name));
    expect(listGaps(readResults(), checked)).toEqual([]);
    expect(readResults()).toHaveLength(checked.length * LOOKS.length);
  });

  test("lack only screens that exist", () => {
    expect(NOT_CHECKED.filter((name) => !screens.includes(name))).toEqual([]);
  });
});

describe("gaps", () => {
  test("are a screen without results, a look without a result, and a result that did not pass", () => {
    const results = [
      ...allPassed("start").slice(1),
      ...allPassed("terms").map((result) =>
        result.look === "width-320"
          ? resultOf("terms", "width-320", ["the page is 4 px wider than the screen"])
          : result,
      ),
    ];
    expect(listGaps(results, ["start", "terms", "privacy"])).toEqual([
      "start was not checked in the look axe-light",
      "terms failed in the look width-320",
      ...LOOKS.map((look) => `privacy was not checked in the look ${look}`),
    ]);
  });
});

test("a run of some screens replaces their results, and drops those of screens that no longer exist", () => {
  const before = [...allPassed("start"), ...allPassed("gone"), resultOf("terms", "axe-light", ["label: input"])];
  const merged = mergeResults(before, allPassed("terms"), ["start", "terms"]);
  expect(merged).toEqual([...allPassed("start"), ...allPassed("terms")]);
});

test("the table has a row for each screen, with the number of findings", () => {
  const results = [...allPassed("start").slice(0, 2), resultOf("start", "zoom-200", ["a", "b"])];
  expect(resultsTable(results).split("\n").at(-1)).toBe(
    "| start | passed | passed | 2 findings | not checked | not checked | not checked |",
  );
});
