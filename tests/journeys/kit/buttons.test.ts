import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

const YELLOW = "rgb(255, 216, 77)";
const INK = "rgb(16, 26, 60)";
const NONE = "rgba(0, 0, 0, 0)";

test.for(["light", "dark"] as const)(
  "a yellow button is yellow with dark text, a ghost button has no background, also while they load (%s)",
  async (theme) => {
    const { page, close } = await openGallery("knappar", { width: 1280, theme });
    onTestFinished(close);
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
    await expectAccessible(page);
  },
);
