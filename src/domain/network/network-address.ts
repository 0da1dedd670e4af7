/** An IP address as one asker is counted by: IPv4 whole and /24; IPv6 /64, which one subscriber has to itself, and /48. */
export interface NetworkAddress {
  /** Without port, brackets and zone. */
  readonly address: string;
  readonly host: string;
  readonly network: string;
}

/**
 * Reads an address that is in a forwarded header or comes from a socket: with or without a port, IPv6 in brackets, IPv4 within IPv6.
 * Undefined for anything else.
 */
export function readNetworkAddress(text: string): NetworkAddress | undefined {
  // As almost every visitor's is, and every request has one.
  if (IPV4.test(text)) return fromIpv4(text);
  const bare = withoutPort(text.trim());
  if (IPV4.test(bare)) return fromIpv4(bare);
  const groups = readIpv6(bare);
  if (!groups) return undefined;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return fromIpv4(
      groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join("."),
    );
  const hex = groups.map((group) => group.toString(16));
  return { address: hex.join(":"), host: hex.slice(0, 4).join(":"), network: hex.slice(0, 3).join(":") };
}

/** Whatever cannot be read is one asker: a new malformed address must not be a new allowance. */
export const UNREADABLE_ADDRESS: NetworkAddress = { address: "0.0.0.0", host: "unreadable", network: "unreadable" };

const fromIpv4 = (address: string): NetworkAddress => ({
  address,
  host: address,
  network: address.slice(0, address.lastIndexOf(".")),
});

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [, ipv4] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return ipv4 ?? text;
}

/** Leading zeros are refused: some readers take them for octal. */
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

const GROUPS = 8;

function readIpv6(text: string): number[] | undefined {
  const [plain = "", zone] = text.split("%", 2);
  if ((zone !== undefined && !/^[\w.-]{1,40}$/.test(zone)) || !plain.includes(":")) return undefined;
  const halves = plain.split("::");
  if (halves.length > 2) return undefined;
  const [first, last] = halves.map((half, index) => readGroups(half, index === halves.length - 1));
  if (!first || (halves.length === 2 && !last)) return undefined;
  const missing = GROUPS - first.length - (last?.length ?? 0);
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  return [...first, ...Array.from({ length: missing }, () => 0), ...(last ?? [])];
}

/** The last group may be a whole IPv4 address, which is two groups. */
function readGroups(part: string, isLast: boolean): number[] | undefined {
  if (part === "") return [];
  const groups: number[] = [];
  const texts = part.split(":");
  for (const [index, text] of texts.entries()) {
    if (isLast && index === texts.length - 1 && IPV4.test(text)) {
      const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
      groups.push((a << 8) | b, (c << 8) | d);
    } else if (/^[0-9a-f]{1,4}$/i.test(text)) groups.push(Number.parseInt(text, 16));
    else return undefined;
  }
  return groups;
}
