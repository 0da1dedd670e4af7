import { readNetworkAddress, UNREADABLE_ADDRESS } from "#domain/network-address.ts";
import type { Bucket } from "./person-lookup.port.ts";

/**
 * How many different people may be looked up within an hour. A family fills in a form together; a script that copies the
 * register needs forty million.
 */
const VISITOR_LIMIT = 5;
const ADDRESS_LIMIT = 10;
/** Offices, schools and mobile networks share a block of addresses; so does a rented rack of machines. */
const NETWORK_LIMIT = 60;
/** All visitors together: a borrowed address for every question buys no more than this. Forms work without names. */
const EVERYONE_LIMIT = 2_000;

/** Where one asker's question is counted. */
export function bucketsOf(asker: { readonly owner: string; readonly address: string }): readonly Bucket[] {
  const { host, network } = splitAddress(asker.address);
  return [
    { name: `visitor ${asker.owner}`, limit: VISITOR_LIMIT },
    { name: `address ${host}`, limit: ADDRESS_LIMIT },
    { name: `network ${network}`, limit: NETWORK_LIMIT },
    { name: "everyone", limit: EVERYONE_LIMIT },
  ];
}

/** One subscriber and the block around it. */
export function splitAddress(address: string): { readonly host: string; readonly network: string } {
  const { host, network } = readNetworkAddress(address) ?? UNREADABLE_ADDRESS;
  return { host, network };
}
