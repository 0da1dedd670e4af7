import type { DepositDetail } from "./deposit.offer.ts";

/** What the card of an account shows, and nothing else of it. */
export type DepositFacts = Omit<DepositDetail, "address">;

export const pickDepositFacts = ({ address: _address, ...facts }: DepositDetail): DepositFacts => facts;
