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

test.for([1280, 390])(
  "what the visitor has today is shown with fee and renewal date, at %i px [C-025]",
  async (width) => {
    const page = await open("resultat-hamtad", width);
    const block = page.getByRole("region", { name: "Din försäkring idag" }).filter({ visible: true });
    expect(await block.count()).toBe(1);
    expect(await block.textContent()).toContain("359 kronor per månad");
    expect(await block.textContent()).toContain("18 januari 2027");
    await expectAccessible(page);
  },
);

test("cheaper offers have their own heading and badges, the rest follows [C-026] [C-054]", async () => {
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

test("every card leads to its checkout, has a place for heart and last purchase [C-057]", async () => {
  const page = await open("resultat-hamtad");
  const card = page.getByRole("article", { name: "Rattvis" });
  expect(await card.getByRole("link", { name: "Gå vidare hos Rattvis" }).getAttribute("href")).toBe(
    "/forsakring/bil/order/?resultid=erbjudande-rattvis&fetchdataid=hamtad",
  );
  const fillOf = (provider: string) =>
    page
      .getByRole("button", { name: `Spara ${provider} som favorit` })
      .locator("svg")
      .evaluate((heart) => getComputedStyle(heart).fill);
  expect(await fillOf("Rattvis")).not.toBe("none");
  expect(await fillOf("Tuvull")).toBe("none");
  await card.getByText("Visa självrisker & fördelar").click();
  await card.getByText("Senast tecknad för 12 minuter sedan").waitFor();
  const prompt = await open("resultat-fraga");
  expect(await prompt.getByRole("link", { name: "Gå vidare hos Rattvis" }).first().getAttribute("href")).toBe(
    "/forsakring/bil/order/?resultid=erbjudande-rattvis",
  );
});

test("a possible owner of the car is asked, with its number; a visitor who is not the owner sees why not [C-036] [C-049]", async () => {
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

test("a missing fee is reported with help by phone, and shows no saving [C-045]", async () => {
  const page = await open("resultat-utan-avgift");
  const missing = page.getByRole("region", { name: "Avgiften saknas" });
  const text = missing
    .getByText(/^Vi fick tyvärr inte all information om din nuvarande försäkring\./)
    .filter({ visible: true });
  expect(await text.textContent()).toContain("08-465 004 00, måndag–fredag 08:00–18:00");
  expect(await missing.getByText(/^Spara/).count()).toBe(0);
  const campaign = page.getByRole("region", { name: "Kampanjpris" });
  expect(await campaign.getByText(/^Spara/).count()).toBe(0);
  expect(
    await campaign
      .getByText(/kronor per månad/)
      .filter({ visible: true })
      .count(),
  ).toBe(3);
});

test("with three offers there is no comparison, with four there is [C-040]", async () => {
  const page = await open("resultat-utan-avgift");
  const three = page.getByRole("region", { name: "Tre erbjudanden" });
  expect(await three.getByRole("article").count()).toBe(3);
  expect(await three.getByRole("link", { name: "Jämför", exact: true }).count()).toBe(0);
  const four = page.getByRole("region", { name: "Fyra erbjudanden" });
  expect(await four.getByRole("article").count()).toBe(4);
  expect(await four.getByRole("link", { name: "Jämför", exact: true }).filter({ visible: true }).count()).toBe(1);
});
