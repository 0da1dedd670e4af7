import { expect, onTestFinished, test } from "vitest";
import { fillInCar, RESULT_LIMIT_MS, waitForList } from "#tests/support/car-result.ts";
import { fetchModal, MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";
import { logIn } from "#tests/support/log-in.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { dataLayer } from "#tests/journeys/consent/consent-page.ts";

test("with consent the click on the question is measured, and an error with its label [C-048]", async () => {
  const { page, context } = await openFetch("HMT005", { consent: [1, 2] });
  onTestFinished(() => context.close());
  await startFetch(page, MOCK_LOGIN);
  await fetchModal(page).getByRole("alert").waitFor({ timeout: 20_000 });
  const measured = async (event: string) => (await dataLayer(page)).filter((entry) => entry.event === event);
  await expect
    .poll(() => measured("error"))
    .toEqual([{ event: "error", label: "error_insurely", source: "fetch_poll" }]);
  expect(await measured("custom_click")).toEqual([
    { event: "custom_click", action: "fetch_prompt", label: "owner_unknown" },
  ]);
});

test("a logged-in person's saving is sent when the list is shown beside their insurance, and no one else's [C-241] [C-242]", async () => {
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const answers: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/ajax/add-event-car-insurance-savings/"))
      void response.text().then((text) => answers.push(text));
  });
  const fetchOnce = async () => {
    await page.goto("/forsakring/bil/");
    await fillInCar(page, "SPV 24K");
    await page.getByRole("button", { name: "Visa priser" }).click();
    await waitForList(page);
    await page.getByRole("button", { name: "Ja, hämta med BankID" }).click();
    await startFetch(page, MOCK_LOGIN);
    await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
    await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor({ timeout: RESULT_LIMIT_MS });
  };
  await fetchOnce();
  expect(answers).toEqual([]);
  await logIn(page);
  await fetchOnce();
  await expect
    .poll(() => answers.map((text) => JSON.parse(text) as object))
    .toMatchObject([{ Success: true, Data: { Result: { recorded: true } } }]);
});
