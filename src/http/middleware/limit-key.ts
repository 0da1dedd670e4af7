import type { FastifyRequest } from "fastify";
import { readNetworkAddress, UNREADABLE_ADDRESS } from "#domain/network/network-address.ts";
import { splitAddress } from "#journeys/lookup/asker-buckets.ts";

/** The key of a limit per address: the owner of an IPv6 address has 2^64 of them, and counts as one client. */
export const limitKey = (address: string): string => splitAddress(address).host;

/** The block around an address: what the security log may record about the origin of a request. */
export const networkOf = (address: string): string => splitAddress(address).network;

/**
 * Where a request came from, without a port. A forwarded address that cannot be read is replaced by the proxy that sent it: made-up
 * ones then share one allowance, and what is handed on (to BankID, for one) is always an address.
 */
export function clientAddress(request: Pick<FastifyRequest, "ip" | "socket">): string {
  const read = readNetworkAddress(request.ip) ?? readNetworkAddress(request.socket.remoteAddress ?? "");
  return (read ?? UNREADABLE_ADDRESS).address;
}
