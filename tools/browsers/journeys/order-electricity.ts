import assert from "node:assert/strict";
import { listPeople } from "#simulators/world/people.ts";
import type { Target } from "#tools/browsers/driver.ts";
import type { Journey } from "./journey.ts";
import {
  answerCookieNotice,
  confirmDocuments,
  expectMail,
  fillInPerson,
  newEmail,
  PERSONAL_NUMBER,
  PROVIDER_LIMIT_MS,
  signOrder,
} from "./steps.ts";

const POSTAL_CODES = [...new Set(listPeople().map(({ postalCode }) => postalCode))];
let home = 0;

/** One active order per home and person: each browser orders for a home of its own. */
const nextPostalCode = (): string => POSTAL_CODES[home++ % POSTAL_CODES.length] ?? "";

export const orderElectricityJourney: Journey = {
  name: "electricity from a search to a signed order",
  async run(driver, world) {
    const email = newEmail();
    await driver.open("/el/");
    await answerCookieNotice(driver);
    await driver.type({ label: "Postnummer" }, nextPostalCode());
    await driver.type({ label: "Boyta" }, "142");
    await driver.choose({ label: "Personer" }, "4");
    await driver.type({ label: "Förbrukning per år" }, "12000");
    await driver.press({ role: "button", name: "Visa elavtal" });
    await driver.waitForUrl(/\/el\/jamfor\/\?searchid=/);
    await driver.waitFor({ role: "heading", level: 1, name: /^\d+ elavtal för din villa/ }, PROVIDER_LIMIT_MS);
    const [cheapest = ""] = await driver.texts({ role: "article" });
    assert.match(cheapest, /\d+,\d\d öre\/kWh/);
    await driver.press({ role: "link", name: /^Gå vidare hos /, within: { role: "article" } });
    const checkout: Target = { role: "dialog", name: /^Teckna hos / };
    await driver.waitFor({ label: "Mejladress", within: checkout }, PROVIDER_LIMIT_MS);
    await driver.type({ label: "Personnummer", within: checkout }, PERSONAL_NUMBER);
    await fillInPerson(driver, checkout, email);
    const name: Target = { label: /^Namn$/, within: checkout };
    if (await driver.isEditable(name)) await driver.type(name, "Anna Lindqvist");
    await confirmDocuments(driver, checkout);
    await driver.press({ role: "button", name: /^Teckna elavtal/, within: checkout });
    const orderNumber = await signOrder(driver, world, "Ditt elavtal");
    await expectMail(world, email, orderNumber);
  },
};
