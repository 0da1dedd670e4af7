import { createAccountStore } from "#adapters/postgres/account-store.ts";
import { createAnswerStore } from "#adapters/postgres/answer-store.ts";
import { createApplicationStore } from "#adapters/postgres/application-store.ts";
import { createEnteredContractStore } from "#adapters/postgres/entered-contract-store.ts";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import type { HeldPorts } from "#journeys/household/held-contracts.ts";
import type { Resources } from "./resources.ts";

export type HeldResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "verticals" | "applied" | "clock"
>;

/** What a person's agreements are listed from, for each subject that needs them. */
export function createHeldPorts(resources: HeldResources): HeldPorts {
  const { config, pool, cipher, lookupHash, verticals, applied, clock } = resources;
  return {
    account: createAccountStore({ pool, cipher, hasDemoMarks: config.hasDemoMarks }),
    applications: createApplicationStore(resources),
    answers: createAnswerStore(resources),
    savings: createSavingStore(pool),
    entered: createEnteredContractStore(resources),
    heldKey: (value) => lookupHash.oldest("held-contract", value),
    verticals,
    applied,
    clock,
  };
}
