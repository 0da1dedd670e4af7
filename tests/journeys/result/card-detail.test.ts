import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, openCard, openCarResult, type SearchOptions } from "#tests/support/car-result.ts";

async function open(options: SearchOptions = {}, registrationNumber = "SPV 24K"): Promise<Page> {
  const { page, context } = await openCarResult(registrationNumber, { isShared: true, ...options });
  onTestFinished(() => context.close());
  return page;
}

test("an opened card lists what is covered at what excess, with a check or a cross and red text [C-063]", async () => {
  const page = await open();
  await openCard(page, "Tuvull");
  const rows = cardOf(page, "Tuvull").getByRole("table").getByRole("row");
  const names = await rows.getByRole("rowheader").evaluateAll((all) => all.map((name) => name.firstChild?.textContent));
  expect(names).toEqual([
    "Trafik",
    "Brand",
    "Glas",
    "Stenskott",
    "Stöld",
    "Räddning",
    "Rättsskydd",
    "Vagnskada",
    "Maskinskada",
  ]);
  const excluded = rows.filter({ hasText: "Vagnskada" });
  expect(await excluded.getByRole("cell").textContent()).toBe("Ingår inte");
  const colourOf = (row: typeof excluded) => row.getByRole("cell").evaluate((cell) => getComputedStyle(cell).color);
  expect(await colourOf(excluded)).toBe("rgb(192, 38, 28)");
  expect(await colourOf(rows.filter({ hasText: "Brand" }))).not.toBe("rgb(192, 38, 28)");
  const markOf = (row: typeof excluded) =>
    row.getByRole("rowheader").evaluate((name) => getComputedStyle(name, "::before").clipPath);
  expect(await markOf(excluded)).not.toBe(await markOf(rows.filter({ hasText: "Brand" })));
});

test("an opened card of the insurer with a disclaimer has it under excesses, benefits and services [C-059]", async () => {
  const page = await open();
  await openCard(page, "Milvis");
  const card = cardOf(page, "Milvis");
  await card.getByRole("heading", { name: "Fördelar med Milvis" }).waitFor();
  await card.getByRole("heading", { name: "Tillägg" }).waitFor();
  expect(await card.getByRole("table").getByRole("row").count()).toBeGreaterThan(8);
  const note = ((await card.getByText(/^\* /).textContent()) ?? "").replace(/^\* /, "").replace(/\s*Läs mer.*$/, "");
  expect(note.length).toBeGreaterThan(20);
  // On the closed card, and once more in the opened one.
  expect(await card.getByText(note).count()).toBe(2);
});

test("an opened card has benefits, services, points and documents [C-061]", async () => {
  const page = await open();
  await openCard(page, "Rattvis");
  const card = cardOf(page, "Rattvis");
  await card.getByRole("heading", { name: "Fördelar med Rattvis" }).waitFor();
  await card.getByRole("heading", { name: "Tillägg" }).waitFor();
  expect(await card.getByText(/\d+ av \d+ poäng/).textContent()).toMatch(/^\d+ av \d+ poäng, enligt bolaget\.$/);
  // Invented insurers have invented points, and the card states it.
  expect(
    await card
      .getByText(/\d+ av \d+ poäng/)
      .locator("..")
      .textContent(),
  ).toContain("Poäng för försäkringens villkor");
  const documents = card.getByRole("link", { name: /öppnas i ny flik$/ });
  expect(await documents.count()).toBeGreaterThan(0);
  // An insurer's document is read at our own address, wherever the simulators are.
  const document = await page.request.get((await documents.first().getAttribute("href")) ?? "");
  expect([document.status(), document.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await page.request.get("/bolag/dokument/?bolag=..&namn=x.pdf")).status()).toBe(404);
  await expectAccessible(page);
});

test("the nine terms of the list are explained in a modal [C-066]", async () => {
  const page = await open({ width: 390 });
  await openCard(page, "Tuvull");
  await cardOf(page, "Tuvull").getByRole("button", { name: "Vad betyder orden?" }).click();
  const dialog = page.getByRole("dialog", { name: "Vad betyder orden?" });
  await dialog.waitFor();
  expect(await dialog.locator("dt").allTextContents()).toEqual([
    "Trafik",
    "Brand",
    "Glas",
    "Stenskott",
    "Stöld",
    "Räddning",
    "Rättsskydd",
    "Vagnskada",
    "Maskinskada",
  ]);
  expect((await dialog.locator("dd").allTextContents()).every((text) => text.length > 20)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});

test("the insurer that prices by distance states it on its card, below it and in a modal [C-037] [C-058] [C-062]", async () => {
  const page = await open({ width: 390 });
  const card = cardOf(page, "Milvis");
  expect(await card.textContent()).toContain("kr/mån*");
  await card.getByText("Pris efter körsträcka", { exact: true }).waitFor();
  const note = card.getByText(/^\* /);
  const disclaimer = ((await note.textContent()) ?? "").replace(/^\* /, "").replace(/\s*Läs mer.*$/, "");
  expect(disclaimer.length).toBeGreaterThan(20);
  await openCard(page, "Milvis");
  expect(await card.getByText(disclaimer).count()).toBe(2);
  await card.getByRole("button", { name: "Läs mer" }).click();
  const dialog = page.getByRole("dialog", { name: "Pris efter körsträcka" });
  await dialog.waitFor();
  await expectAccessible(page);
  expect(await dialog.getByRole("link", { name: "Läs mer" }).getAttribute("href")).toMatch(/namn=villkor[^/]*\.pdf$/);
  await dialog.getByText("Stäng", { exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByText("kr/mån*").count()).toBe(1);
});

test("the upgrade has dots and its progress until its search is done, then a signed difference and a link [C-068]", async () => {
  // The search for the higher cover is made once for each list.
  const page = await open({ isShared: false });
  await openCard(page, "Tuvull");
  const box = cardOf(page, "Tuvull").getByRole("region", { name: "Uppgradera till helförsäkring" });
  const waiting = box.getByText("Kontrollerar pris och uppgifter. Vänligen vänta!");
  await waiting.waitFor();
  await box.getByText(/^[+−]\d+.kr\/mån$/).waitFor({ timeout: 40_000 });
  expect(await waiting.count()).toBe(0);
  await expectAccessible(page);
  await box.getByRole("link", { name: "Visa hos Tuvull" }).click();
  await page.getByRole("heading", { level: 1, name: /^\d+ priser på helförsäkring$/ }).waitFor({ timeout: 40_000 });
  // The upgraded offer is open.
  await cardOf(page, "Tuvull").getByRole("table").waitFor();
  // There is no higher cover than this one.
  expect(await page.getByText(/^Uppgradera/).count()).toBe(0);
});

test("the upgrade is gone when its search is done and the insurer has none [C-069]", async () => {
  // Rattvis gives an old car no full cover, Tuvull does.
  const page = await open({}, "VET 063");
  const upgradeOf = (provider: string) =>
    cardOf(page, provider).getByRole("region", { name: "Uppgradera till helförsäkring" });
  await openCard(page, "Tuvull");
  await openCard(page, "Rattvis");
  await upgradeOf("Tuvull")
    .getByText(/kr\/mån$/)
    .waitFor({ timeout: 40_000 });
  expect(await upgradeOf("Rattvis").count()).toBe(0);
});

test("a button in the card opens the comparison with that insurer pinned [C-065] [C-077]", async () => {
  const page = await open();
  await openCard(page, "Nordkaj");
  await cardOf(page, "Nordkaj").getByRole("link", { name: "Jämför självrisker" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await dialog.getByRole("button", { name: "Fäst Nordkaj först" }).getAttribute("aria-pressed")).toBe("true");
  expect(await dialog.getByRole("columnheader").nth(1).getByRole("img").getAttribute("alt")).toBe("Nordkaj");
});
