import type { Page } from "playwright-core";
import { expectAccessible } from "#tests/axe.ts";
import { changeLook } from "./change-look.ts";
import { SCREEN_VARIANTS } from "./screen-variants.ts";

/** For a walk with many such stops, on a busy machine. */
export const LONG_WALK_MS = 180_000;

type Look = Parameters<typeof changeLook>[1];

/**
 * The page as it is, on a phone and a desk, each theme once; then as it was. A journey that walks to a state once and looks at it twice
 * shows what two walks would. Whatever else depends on the look is checked by `also`.
 */
export async function expectAccessibleInLooks(
  page: Page,
  looks: readonly Look[] = SCREEN_VARIANTS,
  also: (look: Look) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const before = page.viewportSize();
  for (const look of looks) {
    await changeLook(page, look);
    await also(look);
    await expectAccessible(page);
  }
  if (before) await page.setViewportSize(before);
}
