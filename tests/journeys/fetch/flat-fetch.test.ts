import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { fetchModal, fetchPerson, MOCK_LOGIN, startFetch } from "#tests/support/fetch-modal.ts";
import { openFlatResult } from "#tests/support/flat-result.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";

const LONG = { timeout: RESULT_LIMIT_MS };

test("a visitor who is not on the flat's insurance may name the person who is, and choose their insurer [T-005] [T-006]", async () => {
  const { page, context } = await openFlatResult({}, undefined, fetchPerson("HMT009").personalNumber);
  onTestFinished(() => context.close());
  const ask = page.getByRole("button", { name: "Hämta med BankID" });
  await waitUntilHydrated(ask);
  await ask.click();
  const modal = fetchModal(page);
  await modal.getByRole("radio").first().waitFor();
  await startFetch(page, MOCK_LOGIN);
  await modal
    .getByRole("alert")
    .getByText(
      "Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är personen i hushållet som står på dagens hemförsäkring.",
      { exact: true },
    )
    .waitFor(LONG);
  await expectAccessible(page);
  const again = modal.getByRole("button", { name: "Försök igen" });
  const number = modal.getByLabel("Personnummer");
  expect(await number.getAttribute("placeholder")).toBe("ÅÅMMDDXXXX");
  expect(await again.isDisabled()).toBe(true);
  await modal.getByLabel("Försäkringsbolag").selectOption({ label: "Fyrbåk" });
  await number.fill(fetchPerson("HMT001").personalNumber);
  await again.click();
  await page.waitForURL(/fetchdataid=/, LONG);
  await page.getByRole("region", { name: "Din försäkring idag" }).last().getByAltText("Fyrbåk").waitFor(LONG);
});
