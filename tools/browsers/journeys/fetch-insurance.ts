import assert from "node:assert/strict";
import type { Target } from "#tools/browsers/driver.ts";
import type { Journey } from "./journey.ts";
import { approveByCode, PROVIDER_LIMIT_MS, searchCar } from "./steps.ts";

/** Where the owner of the car is insured today. */
const INSURER = "Granskog Försäkring";

export const fetchInsuranceJourney: Journey = {
  name: "the current insurance beside the offers",
  async run(driver, world) {
    await searchCar(driver, "SPV 24K");
    await driver.press({ role: "button", name: "Ja, hämta med BankID" });
    const dialog: Target = { role: "dialog" };
    await driver.tick({ role: "radio", name: INSURER, within: dialog });
    await driver.tick({ role: "checkbox", name: /^Jag samtycker/, within: dialog });
    await driver.press({ role: "button", name: "BankID på annan enhet", within: dialog });
    await approveByCode(driver, world);
    await driver.waitForUrl(/searchid=.+&fetchdataid=/, PROVIDER_LIMIT_MS);
    await driver.waitFor({ role: "heading", name: "Lägre pris än idag" }, PROVIDER_LIMIT_MS);
    const today = (await driver.texts({ role: "region", name: "Din försäkring idag" })).join(" ");
    assert.match(today, /\d+ kronor per månad/);
    assert.match(today, /Förnyas \d+ [a-z]+ 20\d\d/);
    const cheaper = (await driver.texts({ role: "article" })).filter((card) => /\d kr lägre \/år|Du sparar/.test(card));
    assert.ok(cheaper.length > 0, "no offer is compared with the insurance of today");
  },
};
