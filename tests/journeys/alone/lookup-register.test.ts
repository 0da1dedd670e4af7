import { expect, inject, onTestFinished, test } from "vitest";
import { controlSimulators } from "#simulators/control-client.ts";
import { openGallery } from "#tests/support/kit-page.ts";

test("a register without an answer leaves the field unchanged, and the form can be sent", async () => {
  const simulators = controlSimulators(inject("simulatorsUrl"));
  await simulators.setFaults("registers/vehicles", { kind: "reset" });
  onTestFinished(() => simulators.clearFaults());
  const { page, close } = await openGallery("inmatning", { width: 1280 });
  onTestFinished(close);
  const input = page.getByLabel("Registreringsnummer").first();
  const answered = page.waitForResponse((response) => response.url().includes("/ajax/vehicle-data/"));
  await input.fill("KVK 600");
  await answered;
  await expect.poll(() => input.locator("..").getAttribute("data-style")).toBe("valid");
  expect(await page.locator(`[data-field="carregnumber"] [aria-live] p`).count()).toBe(0);
});
