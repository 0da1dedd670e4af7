import { createFetchStore } from "#adapters/postgres/fetch-store.ts";
import { storePerson } from "#adapters/postgres/person-rows.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";
import type { Person } from "#simulators/world/people.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import type { FoundOffer } from "./demo-visitors.ts";

/** Who switches, from what, to which offer. */
export interface DemoSwitch {
  readonly owner: string;
  readonly person: Person;
  readonly vertical: string;
  readonly registrationNumber: string;
  readonly offer: FoundOffer;
}

export interface DemoSwitches {
  /** What the customer has today, as a fetch leaves it; gives the id of the fetch. */
  fetch(switched: DemoSwitch, yearlyFeeOre: number): Promise<string>;
  /** What a comparison with it showed a person who was logged in, and a purchase that was made so many days ago. */
  remember(switched: DemoSwitch, fetchId: string, yearlyFeeOre: number, daysAgo: number): Promise<void>;
}

/** The search of a switch is for the same cover as this. */
export const FETCHED_COVER = { name: "Bilförsäkring Halv", insurancetype: "half" } as const;

/**
 * A login at an insurer needs a phone, which a demonstration lacks: the insurer's answer is written directly by the same store.
 * The purchase itself uses the real calls.
 */
export function demoSwitches(pool: DatabasePool, config: Pick<Config, "columnKeys" | "lookupKey">): DemoSwitches {
  const cipher = createColumnCipher(config.columnKeys);
  const lookupHash = createLookupHash(config.lookupKey);
  const fetches = createFetchStore({ pool, cipher });
  const savings = createSavingStore(pool);
  return {
    async fetch({ owner, person: { personalNumber }, vertical, registrationNumber, offer }, yearlyFeeOre) {
      const { granskog, tuvull } = insurers;
      const { slug, shopId, name } = offer.providerId === granskog.providerId ? tuvull : granskog;
      const fetchId = randomId();
      await fetches.begin({
        fetchId,
        owner,
        vertical,
        shopId,
        providerSlug: slug,
        providerName: name,
        loginMethod: "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
        subject: { personalNumber, registrationNumber },
        personLookup: lookupHash("person", personalNumber),
        consent: { textVersion: "demo", text: "Demodata" },
        returnNonce: undefined,
        returnPath: "/",
      });
      await fetches.noteLogin(fetchId);
      await fetches.settle(fetchId, "SUCCESS", {
        insuranceName: FETCHED_COVER.name,
        yearlyFeeOre,
        isCampaignInsurance: false,
        // Renewed today: the new insurance starts at once, and saves money from now on.
        renewalDate: swedishDate(systemClock.nowMs()),
        deductibles: [],
        searchParameters: { carregnumber: registrationNumber },
      });
      return fetchId;
    },
    async remember(
      { person, vertical, offer: { searchId, resultId, yearlyFeeOre: newFeeOre } },
      fetchId,
      feeOre,
      daysAgo,
    ) {
      const nowMs = systemClock.nowMs();
      const { personalNumber, firstName, lastName } = person;
      const completion = { personalNumber, firstName, lastName } as Parameters<typeof storePerson>[1];
      const personId = await storePerson({ pool, cipher, lookupHash }, completion, randomId(), nowMs);
      await savings.add({
        savingId: randomId(),
        personId,
        vertical,
        searchId,
        fetchId,
        yearlyFeeSavedOre: Math.max(0, feeOre - newFeeOre),
        yearlyFeeTodayOre: feeOre,
        createdAtMs: nowMs,
      });
      // Figures of the start page are of months that have ended.
      await pool.query("update orders set settled_at = settled_at - make_interval(days => $2) where result_id = $1", [
        resultId,
        daysAgo,
      ]);
    },
  };
}
