import { freshPlate } from "#tests/support/fresh-object.ts";
import type { Target } from "#tools/browsers/driver.ts";
import type { Journey } from "./journey.ts";
import {
  confirmDocuments,
  expectMail,
  fillInPerson,
  newEmail,
  PROVIDER_LIMIT_MS,
  searchCar,
  signOrder,
} from "./steps.ts";

/** Takes signed orders only. */
const PROVIDER = "Kronhjort";

export const orderCarJourney: Journey = {
  name: "from a search to a signed order",
  async run(driver, world) {
    const email = newEmail();
    await searchCar(driver, freshPlate());
    const card: Target = { role: "article", name: PROVIDER };
    await driver.press({ role: "link", name: `Gå vidare hos ${PROVIDER}`, within: card });
    const checkout: Target = { role: "dialog", name: `Teckna hos ${PROVIDER}` };
    await driver.waitFor({ label: "Mejladress", within: checkout }, PROVIDER_LIMIT_MS);
    await fillInPerson(driver, checkout, email);
    await confirmDocuments(driver, checkout);
    await driver.press({ role: "button", name: /^Teckna försäkring för \d/, within: checkout });
    const orderNumber = await signOrder(driver, world, "Din försäkring");
    await expectMail(world, email, orderNumber);
  },
};
