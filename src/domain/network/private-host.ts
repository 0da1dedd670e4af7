import { readNetworkAddress } from "./network-address.ts";

/** Browsers treat these as secure without https, which is how the production build is tried on one machine. */
export const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** RFC 1918, RFC 4193, RFC 6598 and loopback; link-local is where clouds keep their metadata, and is not ours. */
const PRIVATE =
  /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^f[cd][0-9a-f]{2}:/;

/** A name without a dot, or below a domain that is never public, is resolved inside only. */
const INSIDE_NAME = /^[a-z0-9-]+$|\.(?:internal|local|localhost|svc|lan|intranet|private|home\.arpa|test|example)$/i;

/** Whether the host name of a URL can only be a machine of our own network. */
export function isPrivateHost(hostname: string): boolean {
  if (LOOPBACK_HOSTS.has(hostname)) return true;
  const read = readNetworkAddress(hostname);
  return read ? PRIVATE.test(read.address) : INSIDE_NAME.test(hostname);
}
