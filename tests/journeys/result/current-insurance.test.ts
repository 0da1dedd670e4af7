import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

/** The gallery's samples: results of a fetch that no search gives yet. */
async function open(section: string, width = 1280, theme: "light" | "dark" = "light"): Promise<Page> {
  const { page, close } = await openGallery(section, { width, theme });
  onTestFinished(close);
  return page;
}

test("what the visitor has today is shown with fee and renewal date on a phone", async () => {
  const page = await open("resultat-hamtad", 390);
  const block = page.getByRole("region", { name: "Din försäkring idag" }).filter({ visible: true });
  expect(await block.count()).toBe(1);
  expect(await block.textContent()).toContain("359 kronor per månad");
  expect(await block.textContent()).toContain("18 januari 2027");
  await expectAccessible(page);
});

test("cheaper offers have their own heading and badges, the rest follows", async () => {
  const page = await open("resultat-hamtad", 1280, "dark");
  const section = (name: string) =>
    page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name, level: 2 }) })
      .last();
  expect(await section("Lägre pris än idag").getByRole("article").count()).toBe(7);
  expect(
    await section("Lägre pris än idag")
      .getByText(/^Spara .+\skr \/år$/)
      .count(),
  ).toBe(7);
  expect(await section("Övriga erbjudanden").getByRole("article").count()).toBe(3);
  expect(
    await section("Övriga erbjudanden")
      .getByText(/^Spara/)
      .count(),
  ).toBe(0);
  await expectAccessible(page);
});

test("a possible owner of the car is asked, with its number; a visitor who is not the owner sees why not", async () => {
  const page = await open("resultat-fraga", 390);
  const asked = page.getByRole("region", { name: "Ägare okänd" });
  await asked.getByRole("heading", { name: /^Äger du bilen/ }).waitFor();
  await asked.getByRole("img", { name: /SPV 24K/ }).waitFor();
  await asked.getByRole("button", { name: "Ja, hämta med BankID" }).waitFor();
  const refused = page.getByRole("region", { name: "Inte ägare" });
  await refused.getByText("Bara den som äger bilen kan hämta uppgifter om dess försäkring.").waitFor();
  expect(await refused.getByRole("button", { name: /BankID/ }).count()).toBe(0);
  await expectAccessible(page);
});
