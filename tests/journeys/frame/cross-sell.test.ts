import { expect, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { openPage } from "#tests/support/open-page.ts";

test("fuel, recycling, mobile subscriptions and pension are offered beside the rest [P-005]", async () => {
  const { page } = await openPage("/", { width: 390 });
  const footer = page.getByRole("contentinfo");
  for (const [name, path] of [
    ["Mobilabonnemang", "/mobil/"],
    ["Pension", "/pension/"],
    ["Drivmedel", "/drivmedel/"],
    ["Återvinning", "/atervinning/"],
  ] as const) {
    expect(await footer.getByRole("link", { name }).getAttribute("href")).toBe(path);
    const answer = await page.request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
  }
  await footer.getByRole("link", { name: "Pension" }).click();
  await page.waitForURL("**/pension/");
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
  await expectAccessibleInLooks(page);
});
