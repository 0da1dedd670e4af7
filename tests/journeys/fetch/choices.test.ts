import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { agree, chooseInsurer, fetchModal, openFetch } from "#tests/support/fetch-modal.ts";
import { countFetchable } from "#tests/support/providers.ts";

const open = async (width: number, theme: "light" | "dark" = "light") => {
  const { page, context } = await openFetch("HMT001", { width, theme });
  onTestFinished(() => context.close());
  return page;
};

const logins = ["Mobilt BankID", "BankID på denna enhet", "BankID på annan enhet", "BankID på annan enhet (Mock)"];

describe("the choice", () => {
  test("has the modal's texts, the insurers, and a choice for an insurer that is not listed [C-126] [C-127] [C-112] [C-115]", async () => {
    const page = await open(1440);
    const modal = fetchModal(page);
    await modal.getByRole("heading", { name: "Jämför med din försäkring" }).waitFor();
    await modal.getByText("Hämta biluppgifterna från ditt försäkringsbolag. Se vad du kan spara!").waitFor();
    await modal
      .getByText(
        "Vi behöver veta vilket försäkringsbolag du har. Om försäkringsbolaget inte finns med i listan, stöds de tyvärr inte av tjänsten.",
      )
      .waitFor();
    const radios = modal
      .getByRole("group", { name: "Välj ditt försäkringsbolag för att gå vidare." })
      .getByRole("radio");
    expect(await radios.count()).toBe(countFetchable("car") + 1);
    await chooseInsurer(page, "Mitt försäkringsbolag finns tyvärr inte med");
    expect(await modal.getByRole("checkbox").count()).toBe(0);
    await chooseInsurer(page, "Tuvull");
    await modal.getByText("Starta BankID för att hämta dina försäkringsuppgifter.").waitFor();
  });

  test.each([
    [1440, ["Mobilt BankID", "BankID på denna enhet", "BankID på annan enhet (Mock)"]],
    [390, ["Mobilt BankID", "BankID på annan enhet", "BankID på annan enhet (Mock)"]],
  ])("at %i px the ways to log in have that screen's names [C-106] [C-107] [C-108] [C-114]", async (width, names) => {
    const page = await open(width);
    await chooseInsurer(page, "Tuvull");
    const buttons = fetchModal(page).getByRole("button", { name: /BankID/ });
    await buttons.first().waitFor();
    expect(await buttons.allTextContents()).toEqual(names);
    expect(logins).toEqual(expect.arrayContaining(names));
    // The same label has another effect: on a phone it opens the app there.
    await agree(page);
    const sent = page.waitForRequest(/init-fetch-insurance-data/);
    await buttons.first().click();
    expect((await sent).postData()).toContain(width === 390 ? "SAME_DEVICE" : "OTHER_DEVICE");
  });

  test.each([
    [390, "light"],
    [1440, "dark"],
  ] as const)(
    "at %i px, %s, nothing starts before the box is ticked, and the page explains it [C-120] [C-129]",
    async (width, theme) => {
      const page = await open(width, theme);
      const modal = fetchModal(page);
      await chooseInsurer(page, "Fyrbåk");
      const box = modal.getByRole("checkbox", { name: /hälsa eller medlemskap i fackförbund/ });
      expect(await box.isChecked()).toBe(false);
      const started: string[] = [];
      page.on("request", (request) => started.push(request.url()));
      await modal.getByRole("button", { name: "Mobilt BankID" }).click();
      await modal.getByText("Kryssa i att du samtycker, så kan du starta BankID.").waitFor();
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(started.filter((url) => url.includes("init-fetch"))).toEqual([]);
      await expectAccessible(page);
      const terms = modal.getByRole("link", { name: /^allmänna villkor/ });
      expect(await terms.getAttribute("href")).toBe("/legal/");
      expect(await terms.getAttribute("target")).toBe("_blank");
      expect(await modal.getByRole("link", { name: /^personuppgiftspolicyn/ }).getAttribute("href")).toBe(
        "/personuppgifter/#personuppgiftspolicy",
      );
      await modal.getByRole("button", { name: "Varför?" }).click();
      await page.getByText(/Därför behöver vi ditt samtycke\./).waitFor();
    },
  );

  test("a click outside only shakes it; the choice for an unlisted insurer closes it [C-110] [C-113]", async () => {
    const page = await open(1440);
    await page.mouse.click(20, 400);
    expect(await fetchModal(page).count()).toBe(1);
    await chooseInsurer(page, "Mitt försäkringsbolag finns tyvärr inte med");
    expect(
      await fetchModal(page)
        .getByRole("button", { name: /BankID/ })
        .count(),
    ).toBe(0);
    await fetchModal(page).getByRole("button", { name: "Fortsätt" }).click();
    await fetchModal(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Ja, hämta med BankID" }).waitFor();
  });

  test("dots are shown until the ways to log in are known [C-128] [C-111]", async () => {
    const page = await open(390);
    await fetchModal(page).getByRole("button", { name: "Stäng", exact: true }).first().click();
    await fetchModal(page).waitFor({ state: "detached" });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/get-owner-insurance-info", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Ja, hämta med BankID" }).click();
    await fetchModal(page).getByRole("img", { name: "Hämtar försäkringsbolagen" }).waitFor();
    expect(await fetchModal(page).getByRole("radio").count()).toBe(0);
    release();
    await fetchModal(page).getByRole("radio").first().waitFor();
  });
});
