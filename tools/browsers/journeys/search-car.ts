import assert from "node:assert/strict";
import { countProviders } from "#tests/support/providers.ts";
import type { Journey } from "./journey.ts";
import { searchCar } from "./steps.ts";

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
