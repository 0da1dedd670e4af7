import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { watchPage } from "#tests/watch-page.ts";
import { openGallery } from "#tests/support/kit-page.ts";

interface View {
  readonly name: string;
  readonly section: string;
  /** Opens what is otherwise closed. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first().click();

const VIEWS: readonly View[] = [
  { name: "modals", section: "modal" },
  { name: "an open modal", section: "modal", prepare: (page) => openModal(page, "Öppna sm") },
  { name: "a long modal", section: "modal", prepare: (page) => openModal(page, "Lång text") },
  { name: "the error modal", section: "felmodal", prepare: press("Öppna felmodal") },
  {
    name: "messages",
    section: "meddelanden",
    prepare: async (page) => {
      for (const name of ["Lång text", "Med åtgärd", "Stannar kvar", "Utan tid"]) await press(name)(page);
    },
  },
  { name: "an open popover", section: "popover", prepare: press("Så tjänar vi pengar") },
  { name: "form headers", section: "sidhuvud" },
  { name: "steps", section: "steg" },
  { name: "shared pieces", section: "delade" },
  { name: "loading", section: "laddning" },
  { name: "buttons", section: "knappar" },
];

async function openModal(page: Page, name: string): Promise<void> {
  await press(name)(page);
  await page.getByRole("dialog").waitFor();
}

async function open({ section, prepare }: View, width: number): Promise<Page> {
  const { page, close } = await openGallery(section, { width, theme: "light" });
  onTestFinished(close);
  await prepare?.(page);
  return page;
}

/** Half-faded text has half the contrast. */
const waitForStillness = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((move) => move.effect?.getComputedTiming().iterations !== Infinity)
        .map((move) => move.finished.catch(() => undefined)),
    ),
  );

describe.each(VIEWS)("$name", (view) => {
  test("break no accessibility rule on a phone or a desk, in light or in dark", async () => {
    for (const { width, theme } of SCREEN_VARIANTS) {
      const page = await open(view, width);
      await page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme);
      await waitForStillness(page);
      await expectAccessible(page);
    }
  });

  test("fit in 320 px, and every control can be hit with a finger", async () => {
    const page = await open(view, 320);
    await waitForStillness(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.evaluate(findMisfits)).toEqual([]);
  });
});

/** Runs in the page. Links inside a sentence are as high as their line. */
function findMisfits(): string[] {
  const describe = (element: Element) => {
    const { width, height, right } = element.getBoundingClientRect();
    return `${Math.round(width)}x${Math.round(height)}, ends at ${Math.round(right)}: ${element.outerHTML.slice(0, 100)}`;
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return [
    ...seen("body *").filter((element) => element.getBoundingClientRect().right > 321),
    ...seen("button, [role=menuitem], summary, a:not(p a)").filter(
      (element) => element.getBoundingClientRect().height < 43.5,
    ),
  ].map(describe);
}

function viewNamed(name: string): View {
  const view = VIEWS.find((other) => other.name === name);
  if (!view) throw new Error(`There is no view of ${name}`);
  return view;
}

test("in forced colours everything that floats has a line around it", async () => {
  const edge = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
  const page = await open(viewNamed("an open modal"), 1280);
  await page.emulateMedia({ forcedColors: "active" });
  expect(
    await page
      .getByRole("dialog")
      .locator("..")
      .evaluate((box) => getComputedStyle(box).borderTopStyle),
  ).toBe("solid");
  const error = await open(viewNamed("the error modal"), 1280);
  await error.emulateMedia({ forcedColors: "active" });
  expect(await edge(error, "dialog")).toBe("solid");
  const popover = await open(viewNamed("an open popover"), 1280);
  await popover.emulateMedia({ forcedColors: "active" });
  expect(await edge(popover, ":popover-open")).toBe("solid");
});

test("opening modals and popovers leaves the console and the content policy quiet", async () => {
  const { page, close } = await openGallery("modal", { width: 1280, theme: "light" });
  onTestFinished(close);
  const watch = watchPage(page);
  await openModal(page, "Lång text");
  await page.keyboard.press("Escape");
  const { page: popovers, close: closePopovers } = await openGallery("popover", { width: 1280, theme: "light" });
  onTestFinished(closePopovers);
  const popoverWatch = watchPage(popovers);
  await press("Så tjänar vi pengar")(popovers);
  await popovers.locator(":popover-open").waitFor();
  watch.expectQuiet();
  popoverWatch.expectQuiet();
});
