import type { FastifyRequest } from "fastify";
import { readNetworkAddress, UNREADABLE_ADDRESS } from "#domain/network/network-address.ts";
import { splitAddress } from "#journeys/lookup/asker-buckets.ts";

/** What a limit per address counts by: whoever has an IPv6 address has 2^64 of them, and is one asker all the same. */
export const limitKey = (address: string): string => splitAddress(address).host;

/** The block around an address: what the security log may say of where a request came from. */
export const networkOf = (address: string): string => splitAddress(address).network;

/**
 * Where a request came from, without a port. A forwarded address that cannot be read is replaced by the proxy that sent it: made-up
 * ones then share one allowance, and what is handed on (to BankID, for one) is always an address.
 */
export function clientAddress(request: Pick<FastifyRequest, "ip" | "socket">): string {
  const read = readNetworkAddress(request.ip) ?? readNetworkAddress(request.socket.remoteAddress ?? "");
  return (read ?? UNREADABLE_ADDRESS).address;
}
