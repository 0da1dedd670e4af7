import assert from "node:assert/strict";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { listPeople } from "#simulators/world/people.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { countProviders } from "#tests/support/providers.ts";
import type { BrowserWorld } from "#tools/browsers/browser-world.ts";
import type { Driver, Target } from "#tools/browsers/driver.ts";
import {
  PERSONAL_NUMBER,
  PROVIDER_LIMIT_MS,
  answerCookieNotice,
  approveByCode,
  confirmDocuments,
  expectMail,
  fillInPerson,
  newEmail,
  searchCar,
  signOrder,
} from "./steps.ts";

/** What a visitor does from the first page to the last; throws at the first step that fails. */
export interface Journey {
  readonly name: string;
  run(driver: Driver, world: BrowserWorld): Promise<void>;
}

export const searchCarJourney: Journey = {
  name: "search for a car insurance",
  async run(driver) {
    await searchCar(driver, "SPV 24K");
    const expected = countProviders("car");
    assert.deepEqual(await driver.texts({ role: "heading", level: 1 }), [`${expected} priser på halvförsäkring`]);
    const cards = await driver.texts({ role: "article" });
    const yearlyFees = cards.map((card) => Number(/(\d[\d ]*) kr\/år/.exec(card)?.[1]?.replaceAll(" ", "")));
    assert.equal(cards.length, expected);
    assert.ok(
      yearlyFees.every((fee) => fee > 0),
      `a card has no yearly fee: ${yearlyFees.join()}`,
    );
    assert.deepEqual(
      yearlyFees,
      yearlyFees.toSorted((one, other) => one - other),
    );
    assert.match(cards[0] ?? "", /Lägst årspris/);
  },
};

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

export const myPagesJourney: Journey = {
  name: "log in and see the order",
  async run(driver, world) {
    // Placed before, in another browser.
    const orderId = await world.orders.place(await world.orders.newCustomer(), { personalNumber: PERSONAL_NUMBER });
    await driver.open("/");
    await answerCookieNotice(driver);
    await driver.open("/minasidor/#logga-in");
    const dialog = { role: "dialog", name: "Logga in med BankID" } as const;
    await driver.press({ role: "button", name: "BankID på annan enhet", within: dialog });
    await approveByCode(driver, world);
    await driver.waitFor({ role: "heading", level: 1, name: "Min Sparv" }, PROVIDER_LIMIT_MS);
    await driver.press({ role: "link", name: "Beställningar" });
    await driver.waitForUrl(/\/minasidor\/ordrar\/$/);
    await driver.waitFor({ role: "heading", level: 1, name: "Beställningar" });
    const orders = await driver.texts({ role: "article" });
    const shown = orders.find((order) => order.includes(formatOrderNumber(orderId)));
    assert.ok(shown !== undefined, `the order is not among ${orders.length}`);
    assert.match(shown, /Bilförsäkring hos Rattvis/);
    assert.match(shown, /\d kr/);
  },
};

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
