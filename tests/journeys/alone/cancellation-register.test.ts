import type { Page } from "playwright-core";
import { afterEach, describe, inject, test } from "vitest";
import { controlSimulators } from "#simulators/control-client.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openAs, ordered, orderPath, searchAs } from "#tests/support/customer-page.ts";
import { NOT_OWNER } from "#tests/support/ordered.ts";

const button = (page: Page) => page.getByRole("button", { name: "Avsluta min gamla försäkring" });

describe("when the register was silent at first", () => {
  const simulators = () => controlSimulators(inject("simulatorsUrl"));
  afterEach(() => simulators().clearFaults());

  test("who turns out not to own it is told that they cannot, and the box is gone [C-234]", async () => {
    const customer = await ordered().newCustomer();
    const resultId = await searchAs(customer, { civicnumber: NOT_OWNER });
    const orderId = await ordered().place(customer, { personalNumber: NOT_OWNER, resultId });
    const page = await (await openAs(customer)).newPage();
    await simulators().setFaults("registers/vehicles", { kind: "5xx" });
    await page.goto(orderPath(orderId));
    await button(page).waitFor();
    await simulators().clearFaults();
    await button(page).click();
    const login = page.getByRole("dialog");
    await login.waitFor();
    await login.getByRole("button", { name: "Stäng" }).first().click();
    await page
      .getByText("Tyvärr kan du inte avsluta din gamla försäkring med den här tjänsten om du inte är ägare till bilen.")
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Stäng" }).click();
    await button(page).waitFor({ state: "detached" });
  });
});
