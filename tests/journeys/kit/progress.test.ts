import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

const TITLE = "Kontrollerar pris och uppgifter. Vänligen vänta!";

test("the progress loader tells that it works, and asks for progress every second [F-136]", async () => {
  const { page, close } = await openGallery("forlopp", { width: 390 });
  onTestFinished(close);
  const asked: { atMs: number; fields: URLSearchParams }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/progress")) return;
    asked.push({ atMs: performance.now(), fields: new URLSearchParams(request.postData() ?? "") });
  });
  await page.getByRole("button", { name: "Börja fråga" }).click();
  expect(await page.getByRole("status").getByText(TITLE).isVisible()).toBe(true);
  await expectAccessible(page);
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  const ids = new Set(asked.map(({ fields }) => fields.get("tempsearchid")));
  expect(ids.size).toBe(1);
  expect([...ids][0]).toMatch(/^[\w-]{22,64}$/);
  // A busy machine asks later than it should, never sooner.
  const gaps = asked.slice(1).map(({ atMs }, at) => atMs - (asked[at]?.atMs ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(900);

  await page.getByRole("button", { name: "Sluta fråga" }).click();
  expect(await page.getByText(TITLE).count()).toBe(0);
});
