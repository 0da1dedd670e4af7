import { streetScenarios } from "#simulators/verticals/_shared/scenarios.ts";
import type { BroadbandType } from "#verticals/broadband/broadband.search.ts";
import type { AddressQuestion } from "#simulators/verticals/broadband/rating/operator.ts";

/** Streets, and what happens there. */
export const magicStreets = {
  Ingenstansvägen: "does not exist: every operator declines",
  Ödebygden: "no operator delivers",
  Sparvvägen: "every operator delivers all that it sells",
  Lärkvägen: "the same, at other prices",
} as const;

/** The share of all addresses that a connection reaches, by cable or radio. */
const REACH: Readonly<Record<BroadbandType, number>> = { fiber: 0.8, coax: 0.35, mobile: 0.97 };
/** And of those, the share where a given operator is present. */
const PRESENCE = 0.75;
const NET_OWNERS = ["Tallnät", "Granstads stadsnät", "Björkfiber"] as const;

export type Ground = { readonly kind: "unknown" } | { readonly kind: "known"; delivers(type: BroadbandType): boolean };

/** The same whatever the seed: an address has the cables it has. */
export function groundAt({ street, postalCode }: AddressQuestion, operator: string): Ground {
  const [first = ""] = street.split(" ");
  if (first === "Ingenstansvägen") return { kind: "unknown" };
  if (first === "Ödebygden") return { kind: "known", delivers: () => false };
  const share = (...what: string[]) => shareOf([street.toLocaleLowerCase("sv"), postalCode, ...what].join("|"));
  const isFull = Object.hasOwn(magicStreets, first) || Object.hasOwn(streetScenarios, first);
  return {
    kind: "known",
    delivers: (type) => isFull || (share(type) < REACH[type] && share(type, operator) < PRESENCE),
  };
}

/** Who owns the fibre: the same for all streets of a postal code. */
export const netOwnerAt = ({ postalCode }: AddressQuestion): string =>
  NET_OWNERS[Math.floor(shareOf(postalCode) * NET_OWNERS.length)] ?? NET_OWNERS[0];

/** From 0 up to 1, by the text alone: FNV-1a with a last mix, because texts that differ in one letter must lie far apart. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
