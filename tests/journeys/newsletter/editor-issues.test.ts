import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { logIn } from "#tests/support/log-in.ts";
import { newVisitor } from "#tests/support/visitor.ts";

test("an editor drafts an issue, sees its errors, and schedules it; no one else sees it", async () => {
  const context = await newVisitor({ width: 390 });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  expect((await page.goto("/redaktion/nyhetsbrev/"))?.status()).toBe(401);
  await logIn(page, "/minasidor/", "198410102399");
  await page.goto("/redaktion/nyhetsbrev/");
  await page.getByRole("link", { name: "Skriv ett nytt brev" }).click();
  await page.getByLabel("Ämne").fill("Tre tips om el");
  await page.getByLabel("Brevet", { exact: true }).fill("Rad ett.\nRad två.");
  await page.getByLabel("Dag", { exact: true }).fill("2020-01-01");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Spara som utkast" }).click();
  await page.getByText("Välj en dag som inte har passerat.").waitFor();
  // Far from the days of other tests: at most one issue goes out in a week.
  await page.getByLabel("Dag", { exact: true }).fill("2091-03-07");
  await page.getByRole("button", { name: "Spara som utkast" }).click();
  await page.getByText("Utkastet är sparat.").waitFor();
  expect(await page.getByLabel("Ämne").inputValue()).toBe("Tre tips om el");
  await page.getByRole("button", { name: "Spara och planera utskicket" }).click();
  await page.getByText("Brevet är planerat.").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Till breven" }).click();
  await page.getByText("Planerat, vecka 10").waitFor();
  await expectAccessible(page);
});
