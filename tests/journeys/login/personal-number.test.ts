import { expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { chooseOther, loginModal, person, phone, scanCode } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { readQr } from "#tests/support/read-qr.ts";

const OTHER_PERSON = "195802142785";

test("the field is optional to open, and shows an error when left empty [F-057]", async () => {
  const { page, watch } = await openPage("/minasidor/#logga-in");
  const field = loginModal(page).getByLabel("Personnummer", { exact: true });
  await page.getByRole("button", { name: "Ange personnummer" }).click();
  await field.waitFor();
  await chooseOther(page);
  await loginModal(page).getByText("Vänligen ange personnummer").waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(page);
  // Nothing was ordered; without the field it is.
  await page.getByRole("button", { name: "Ange personnummer" }).click();
  await field.waitFor({ state: "detached" });
  await chooseOther(page);
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
  watch.expectQuiet();
});

test("an invalid number is refused at the field, with the server's text", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  await page.getByRole("button", { name: "Ange personnummer" }).click();
  const field = loginModal(page).getByLabel("Personnummer", { exact: true });
  await field.fill("198502102381");
  await chooseOther(page);
  await loginModal(page).getByText("Vänligen ange ett giltigt personnummer").waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("with a number only that person's app accepts the code, and the number is in no address and no storage", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  const addresses: string[] = [];
  page.on("request", (request) => void addresses.push(request.url()));
  await page.getByRole("button", { name: "Ange personnummer" }).click();
  await loginModal(page).getByLabel("Personnummer", { exact: true }).fill(person.personalNumber);
  await chooseOther(page);
  await expect.poll(() => readQr(page), { timeout: 10_000 }).toBeDefined();
  const code = (await readQr(page)) ?? "";
  expect(await phone().scan(code, OTHER_PERSON)).toBeUndefined();
  const order = await scanCode(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
  );
  expect(stored).not.toContain(person.personalNumber.slice(2));
  await phone().approve(order);
  await page.getByRole("heading", { name: "Min Sparv", exact: true }).waitFor({ timeout: 20_000 });
  expect(addresses.filter((address) => address.includes(person.personalNumber.slice(2)))).toEqual([]);
});
