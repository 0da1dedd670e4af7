import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { changeLook } from "#tests/support/change-look.ts";
import { openGallery } from "#tests/support/kit-page.ts";

interface View {
  readonly name: string;
  readonly section: string;
  /** Opens what is otherwise closed. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly isBrief?: boolean;
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
    isBrief: true,
    prepare: async (page) => {
      for (const name of ["Lång text", "Med åtgärd", "Stannar kvar", "Utan tid"]) await press(name)(page);
    },
  },
  { name: "an open popover", section: "popover", prepare: openPopover },
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

/** Its script places it after the press, and it fades in from then on. */
async function openPopover(page: Page): Promise<void> {
  await press("Så tjänar vi pengar")(page);
  await page.locator("[data-placed]:popover-open").waitFor();
}

async function open({ section, prepare }: View, width: number): Promise<Page> {
  const { page, watch, close } = await openGallery(section, { width, theme: "light" });
  onTestFinished(close);
  onTestFinished(() => watch.expectQuiet());
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

test.each(VIEWS)("$name: no accessibility rule is broken in any look, and all of it fits in 320 px", async (view) => {
  let page = await open(view, 390);
  for (const look of SCREEN_VARIANTS) {
    // What leaves by itself is opened anew.
    if (view.isBrief) page = await open(view, look.width);
    await changeLook(page, look);
    await waitForStillness(page);
    await expectAccessible(page);
  }
  if (view.isBrief) page = await open(view, 320);
  await changeLook(page, { width: 320, theme: "light" });
  await waitForStillness(page);
  // What a script places follows the width one event later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect.poll(() => page.evaluate(findMisfits)).toEqual([]);
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
