import { splitAddress } from "#journeys/lookup/asker-buckets.ts";

/** What a limit per address counts by: whoever has an IPv6 address has 2^64 of them, and is one asker all the same. */
export const limitKey = (address: string): string => splitAddress(address).host;

/** The block around an address: what the security log may say of where a request came from. */
export const networkOf = (address: string): string => splitAddress(address).network;
