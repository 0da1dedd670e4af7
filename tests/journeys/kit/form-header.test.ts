import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(width: number): Promise<Page> {
  const { page, close } = await openGallery("sidhuvud", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

const plain = (page: Page) => page.getByRole("region", { name: "Utan ändringar" });
const guarded = (page: Page) => page.getByRole("region", { name: "Med ändringar som inte sparats" });

test("the header has a back link, a title, a subtitle when there is one, and help with the sales number [F-073]", async () => {
  const page = await open(1280);
  const back = plain(page).getByRole("link", { name: "Tillbaka" });
  expect(await back.getAttribute("href")).toBe("/");
  expect(await back.getByText("Tillbaka").isVisible()).toBe(true);
  expect(await plain(page).getByRole("heading", { level: 1, name: "Jämför priser" }).isVisible()).toBe(true);
  expect(await plain(page).getByText("12 bolag, cirka 1 minut").isVisible()).toBe(true);
  expect(await plain(page).getByText("Vill du ha hjälp?").isVisible()).toBe(true);
  const dial = plain(page).getByRole("link", { name: "08-465 004 20" });
  expect(await dial.getAttribute("href")).toBe("tel:0846500420");
  const bare = page.getByRole("region", { name: "Utan underrubrik" });
  expect(await bare.getByText("12 bolag, cirka 1 minut").count()).toBe(0);
});

test("on a small screen a phone button with a popover replaces it [F-074]", async () => {
  const page = await open(375);
  expect(await plain(page).getByText("Vill du ha hjälp?").isVisible()).toBe(false);
  const phone = plain(page).getByRole("button", { name: "Ring oss, 08-465 004 20" });
  const dial = plain(page).getByRole("link", { name: "08-465 004 20" });
  expect(await dial.isVisible()).toBe(false);
  await phone.click();
  await dial.waitFor();
  expect(await dial.getAttribute("href")).toBe("tel:0846500420");
  const target = await phone.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
});

test("leaving with changes asks in the header's place, with focus on staying [F-075, F-076]", async () => {
  for (const width of [375, 1280]) {
    const page = await open(width);
    await guarded(page).getByLabel("Namn").fill("Anna");
    await guarded(page).getByRole("link", { name: "Tillbaka" }).click();
    const question = guarded(page).getByRole("alertdialog");
    await question.waitFor();
    expect(await question.getByRole("paragraph").textContent()).toBe(
      "Är du säker på att du vill lämna sidan? Ändringar som du har gjort kommer inte sparas.",
    );
    expect(await guarded(page).getByRole("heading", { level: 1 }).count()).toBe(0);
    const stay = question.getByRole("button", { name: "Nej, stanna" });
    expect(await stay.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await stay.click();
    await question.waitFor({ state: "detached" });
    expect(await guarded(page).getByText("Du har lämnat sidan").count()).toBe(0);

    await guarded(page).getByRole("link", { name: "Tillbaka" }).click();
    await question.getByRole("button", { name: "Ja, lämna" }).click();
    await guarded(page).getByText("Du har lämnat sidan").waitFor();
  }
});

test("the browser asks too when the tab is closed with changes", async () => {
  const page = await open(1280);
  await guarded(page).getByLabel("Namn").fill("Anna");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});
