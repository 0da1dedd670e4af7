import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { announcedServices } from "#tests/support/announced.ts";
import { waitForEvent } from "#tests/journeys/consent/consent-page.ts";
import { openCarResult } from "#tests/support/car-result.ts";
import { tabTo } from "#tests/support/keyboard.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";

/** The links that the documents require besides the services compared here. */
const WAYS = [
  "/forsakring/villa/",
  "/forsakring/hem/",
  "/forsakring/olycksfall/",
  "/el/",
  "/bredband/",
  "/privatlan/",
  "/bolan/",
  "/sparande/",
];

test("under the list the coach ticks off what was compared and links to the rest; a click is measured with consent [W-023] [W-024] [W-027]", async () => {
  const { page, context } = await openCarResult("SPV 24K", {
    width: 1440,
    theme: "dark",
    consent: [1, 2],
    isShared: true,
  });
  onTestFinished(() => context.close());
  const coach = page.getByRole("navigation", { name: "Sänk fler kostnader" });
  const steps = coach.getByRole("listitem");
  await waitUntilHydrated(page.getByRole("article").first());
  expect(await coach.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    WAYS,
  );
  expect(await steps.first().textContent()).toBe("Bilförsäkring, klar");
  for (const { names } of announcedServices)
    expect(await coach.getByRole("link", { name: names.menu }).textContent()).toContain("Kommer senare");
  const groundOf = (at: number) =>
    steps
      .nth(at)
      .locator(":scope > *")
      .evaluate((step) => getComputedStyle(step).backgroundColor);
  expect(await groundOf(0)).not.toBe(await groundOf(1));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  // Stays on the page, so that its data layer can be read.
  await page.evaluate(() =>
    document.addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault()),
  );
  await coach.getByRole("link", { name: "Hemförsäkring" }).focus();
  await tabTo(page, /^Olycksfallsförsäkring/);
  await page.keyboard.press("Enter");
  expect(await waitForEvent(page, "custom_click")).toEqual({
    event: "custom_click",
    action: "coach_step",
    label: "result olycksfall",
  });
});
