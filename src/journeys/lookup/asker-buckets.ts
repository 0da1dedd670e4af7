import { readNetworkAddress, UNREADABLE_ADDRESS } from "#domain/network/network-address.ts";
import type { Bucket, LookupPurpose } from "./person-lookup.port.ts";

/**
 * How many different people may be looked up within an hour. A family fills in a form together; a script that copies the
 * register needs forty million.
 */
const VISITOR_LIMIT = 5;
const ADDRESS_LIMIT = 10;
/** Offices, schools and mobile networks share a block of addresses, and so does a rented rack of machines. */
const NETWORK_LIMIT = 60;
/** All visitors together: even with a new address for every question, an attacker gets no more than this. Forms work without names. */
const EVERYONE_LIMIT = 2_000;

interface SubjectLimits {
  readonly visitor: number;
  readonly address: number;
  readonly network: number;
  readonly everyone: number;
}

const LIMITS: Readonly<Record<LookupPurpose, SubjectLimits>> = {
  form: { visitor: VISITOR_LIMIT, address: ADDRESS_LIMIT, network: NETWORK_LIMIT, everyone: EVERYONE_LIMIT },
  // Nothing is disclosed before a login, so the limits only prevent floods of logins: people in an office may fetch at the same time.
  fetch: { visitor: 6, address: 40, network: 240, everyone: 10_000 },
  // The limits on orders (order-limits.ts) are stricter for one browser and one address.
  order: { visitor: 6, address: 40, network: 240, everyone: 10_000 },
};

/** Where a question is counted. Each purpose has its own counts: a visitor who has used up the names may still fetch. */
export function subjectBuckets(
  asker: { readonly owner: string; readonly address: string },
  purpose: LookupPurpose,
): readonly Bucket[] {
  const { host, network } = splitAddress(asker.address);
  const { [purpose]: limits } = LIMITS;
  const prefix = purpose === "form" ? "" : `${purpose} `;
  return [
    { name: `${prefix}visitor ${asker.owner}`, limit: limits.visitor },
    { name: `${prefix}address ${host}`, limit: limits.address },
    { name: `${prefix}network ${network}`, limit: limits.network },
    { name: `${prefix}everyone`, limit: limits.everyone },
  ];
}

/** One subscriber and its network block. */
export function splitAddress(address: string): { readonly host: string; readonly network: string } {
  const { host, network } = readNetworkAddress(address) ?? UNREADABLE_ADDRESS;
  return { host, network };
}
