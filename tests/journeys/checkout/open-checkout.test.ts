import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, openCarResult, waitForList } from "#tests/support/car-result.ts";
import {
  checkout,
  fillInPerson,
  openFirstCheckout,
  openCheckout,
  ORDER_LIMIT_MS,
  PROVIDER,
  updateButton,
} from "#tests/support/car-checkout.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { countProviders } from "#tests/support/providers.ts";

test("a checkout opens over the list at its own address, on a phone and a desk [C-165] [C-167]", async () => {
  const { page, listUrl } = await openCheckout("SPV 24K", { width: 390 });
  const address = new URL(page.url());
  expect(address.pathname).toBe("/forsakring/bil/order/");
  expect(address.searchParams.get("resultid")).toBeTruthy();
  const dialog = checkout(page);
  await dialog.getByRole("img", { name: PROVIDER }).waitFor();
  await dialog
    .getByText(/kronor per månad/)
    .first()
    .waitFor();
  for (const heading of ["Dina uppgifter", "Skräddarsy din försäkring", "Sammanfattning", "Dina krav och behov"]) {
    await dialog.getByRole("heading", { name: heading }).waitFor();
  }
  for (const line of ["Visa självrisker och fördelar", "Villkor, dokument och övrig information"]) {
    expect(await dialog.getByRole("heading", { name: line }).isVisible()).toBe(true);
  }
  expect((await dialog.boundingBox())?.width).toBe(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(960);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stäng" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(listUrl);
});

test("a search with a lower excess opens with it, at the price of the list", async () => {
  const changes = { insurancetype: "full", excesscost: "3000" };
  const { page } = await openCheckout("SPV 24K", { changes });
  const dialog = checkout(page);
  const price = /kronor per månad/;
  const opened = await dialog.getByText(price).first().textContent();
  expect(await dialog.getByLabel("Självrisk vid vagnskada").inputValue()).toBe("3000");
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  expect(await cardOf(page, PROVIDER).getByText(price).first().textContent()).toBe(opened);
});

test("the right of withdrawal is 14 days, the input follows the rules of every form, and the server refuses an unknown domain on blur [C-177] [C-173] [V-046]", async () => {
  const { page } = await openCheckout("SPV 24K");
  const dialog = checkout(page);
  await dialog.getByText("14 dagars ångerrätt", { exact: true }).waitFor();
  await dialog.getByText("Villkor, dokument och övrig information").click();
  await dialog
    .getByText(/14 dagar/)
    .last()
    .waitFor();
  await dialog.getByLabel("Mejladress").fill("anna@");
  await dialog.getByLabel("Mobilnummer").fill("12");
  await dialog.getByLabel("Gatuadress").focus();
  for (const label of ["Mejladress", "Mobilnummer"]) {
    await expect.poll(() => dialog.getByLabel(label).getAttribute("aria-invalid")).toBe("true");
  }

  const email = dialog.getByLabel("Mejladress");
  const message = checkout(page).locator('[data-field="email"]').getByText("Vänligen ange en korrekt e-post.");
  const asked = page.waitForResponse((response) => response.url().includes("/ajax/validate-email/"));
  await email.fill("anna@finns-inte.se");
  await email.blur();
  await asked;
  await message.waitFor();
  await email.fill("anna@exempel.se");
  await email.blur();
  await expect.poll(() => email.locator("..").getAttribute("data-style")).toBe("valid");
});

test("what can be changed has its heading, its note and its sub-headings [F-113]", async () => {
  const { page } = await openCheckout("SPV 24K", { width: 390 });
  const dialog = checkout(page);
  await dialog.getByRole("heading", { name: "Skräddarsy din försäkring" }).waitFor();
  await dialog
    .getByText("Ändringar, även ett annat startdatum, kan ändra priset. Valen skiljer sig mellan bolag.")
    .waitFor();
  for (const name of ["Självrisker", "Andra val"])
    expect(await dialog.getByRole("heading", { name, exact: true }).isVisible()).toBe(true);
  await dialog.getByText("Tilläggsförsäkringar").click();
  await dialog.getByLabel(/^Hyrbil/).check();
  const bottom = async () => {
    const box = await updateButton(page).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeGreaterThan(700);
  expect(await bottom()).toBeLessThanOrEqual(844);
});

test("the call for a checkout sends where it is made, from what, for which offer and from which day [C-178]", async () => {
  const { page, context } = await openCarResult("SPV 24K");
  onTestFinished(() => context.close());
  const asked = page.waitForRequest("**/order/checkout");
  await openFirstCheckout(page);
  const fields = Object.fromEntries(new URLSearchParams((await asked).postData() ?? ""));
  expect(fields).toEqual({
    domain: new URL(page.url()).hostname,
    platform: "desktop",
    resultid: new URL(page.url()).searchParams.get("resultid"),
    startdate: new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" }),
  });
});

test("a spinner shows until the checkout has loaded [C-166]", async () => {
  const { page } = await openCheckout("SPV 24K");
  await page.goBack();
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/order/checkout", async (route) => {
    await held;
    await route.continue();
  });
  await openFirstCheckout(page);
  const waiting = page.getByRole("dialog", { name: "Teckna försäkring" });
  await waiting
    .getByRole("img", { name: "Hämtar dina uppgifter" })
    .or(waiting.getByText("Hämtar dina uppgifter"))
    .waitFor();
  expect(await checkout(page).count()).toBe(0);
  answer();
  await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
});

test("back closes the checkout, forward opens it again, and so does the comparison [C-039] [C-189]", async () => {
  const { page, listUrl } = await openCheckout("SPV 24K");
  const address = page.url();
  await page.goBack();
  await checkout(page).waitFor({ state: "detached" });
  expect(page.url()).toBe(listUrl);
  expect(await page.getByRole("article").count()).toBe(countProviders("car"));
  await page.goForward();
  await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  expect(page.url()).toBe(address);

  // The comparison leads to the same one.
  await page.goBack();
  await checkout(page).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Jämför", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: `Gå vidare hos ${PROVIDER}` })
    .click();
  await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
});

test("leaving a filled-in checkout asks first, with the button and with back [F-076] [V-018]", async () => {
  const { page, listUrl } = await openCheckout("SPV 24K");
  const dialog = checkout(page);
  const checkoutUrl = page.url();
  await fillInPerson(dialog);
  await dialog.getByRole("button", { name: "Stäng" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Är du säker på att du vill lämna sidan?").waitFor();
  await question.getByText("Ändringar som du har gjort kommer inte sparas.").waitFor();
  await question.getByRole("button", { name: "Nej, stanna" }).click();
  expect(await dialog.getByLabel("Mejladress").inputValue()).toBe("anna@exempel.se");
  await page.goBack();
  await question.waitFor();
  expect(await dialog.getByLabel("Mejladress").inputValue()).toBe("anna@exempel.se");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Ja, lämna" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(listUrl);
  expect(await cardOf(page, PROVIDER).count()).toBe(1);
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await stored()).not.toMatch(/anna@exempel|19850210|0701740605/);

  // The same checkout as a page of its own.
  await page.goto(checkoutUrl);
  const email = page.getByRole("textbox", { name: "Mejladress", exact: true });
  await email.fill("anna@exempel.se");
  await page.getByRole("link", { name: "Tillbaka till priserna" }).click();
  await question.getByText("Ändringar som du har gjort kommer inte sparas.").waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Nej, stanna" }).click();
  expect(await email.inputValue()).toBe("anna@exempel.se");

  // A reload preserves the input, and leaving the page after the question does not.
  await page.reload();
  await expect.poll(() => email.inputValue()).toBe("anna@exempel.se");
  expect(await stored()).not.toMatch(/19850210/);
  await page.getByRole("banner").getByRole("link", { name: frameTexts.toStart }).click();
  await question.getByRole("button", { name: "Ja, lämna" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await stored()).not.toMatch(/anna@exempel/);
});

test("a click outside shakes it once something is filled in, and closes it before that [F-095]", async () => {
  const { page } = await openCheckout("SPV 24K", { hasMotion: true });
  await page.mouse.click(20, 400);
  await checkout(page).waitFor({ state: "detached" });
  await openFirstCheckout(page);
  await checkout(page).getByLabel("Mejladress").fill("anna@exempel.se");
  await page.mouse.click(20, 400);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  expect(await checkout(page).count()).toBe(1);
});

test("opened by its address it is a page, with a link back to the list", async () => {
  const { page, listUrl } = await openCheckout("SPV 24K", { width: 390 });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: `Teckna hos ${PROVIDER}` }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Tillbaka till priserna" }).click();
  await waitForList(page);
  expect(page.url()).toBe(listUrl);
});
