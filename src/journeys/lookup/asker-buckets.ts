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

/** One subscriber and the block around it: IPv4 whole and /24; IPv6 /64, which one subscriber has to itself, and /48. */
export function splitAddress(address: string): { readonly host: string; readonly network: string } {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return { host: ipv4, network: ipv4.slice(0, ipv4.lastIndexOf(".")) };
  const groups = expandIpv6(address);
  return { host: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/** Eight groups without leading zeros, so that every way to write an address gives the same. */
function expandIpv6(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const groups = (part: string): string[] =>
    (part === "" ? [] : part.split(":")).map((each) => each.replace(/^0+(?=.)/, ""));
  const [first, last] = [groups(head), groups(tail ?? "")];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => "0"), ...last];
}
