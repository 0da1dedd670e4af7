import { describe, expect, test } from "vitest";
import { listRegisteredScreens } from "#tools/browser/screens.ts";
import { LOOKS, listGallerySections, listGaps, mergeResults, readResults, resultOf, resultsTable } from "./results.ts";

const allPassed = (screen: string) => LOOKS.map((look) => resultOf(screen, look, []));

describe("the committed results", () => {
  const screens = [...listRegisteredScreens(), ...listGallerySections()].map(({ name }) => name);

  test("hold every registered screen and every section of the gallery in every look, and all of them passed", () => {
    expect(screens.length).toBeGreaterThan(80);
    expect(new Set(screens).size).toBe(screens.length);
    const remedy = "run npm run tool -- looks --only '^(name|of|the|screens)$' --write";
    expect(listGaps(readResults(), screens), remedy).toEqual([]);
    expect(readResults(), remedy).toHaveLength(screens.length * LOOKS.length);
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
    const command = (screen: string) => `npm run tool -- looks --only '^${screen}$' --write`;
    expect(listGaps(results, ["start", "terms", "privacy"])).toEqual([
      `start was not checked in the look axe-light: ${command("start")}`,
      `terms failed in the look width-320: ${command("terms")}`,
      ...LOOKS.map((look) => `privacy was not checked in the look ${look}: ${command("privacy")}`),
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
