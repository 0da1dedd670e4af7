import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

const YELLOW = "rgb(255, 216, 77)";
const INK = "rgb(16, 26, 60)";
const NONE = "rgba(0, 0, 0, 0)";

test("a yellow button is yellow with dark text, a ghost button has no background, also while they load, in both themes", async () => {
  const { page, close } = await openGallery("knappar", { width: 1280 });
  onTestFinished(close);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const state of ["Vila", "Laddar"]) {
      const looks = await page
        .getByRole("region", { name: state, exact: true })
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { backgroundColor, color, textDecorationLine } = getComputedStyle(button);
            return { backgroundColor, color, textDecorationLine };
          }),
        );
      expect(looks).toHaveLength(5);
      expect(looks[3]).toMatchObject({ backgroundColor: NONE, textDecorationLine: "underline" });
      expect(looks[4]).toEqual({ backgroundColor: YELLOW, color: INK, textDecorationLine: "none" });
    }
  }
});
