import {
  ADDRESS_PRICES_PATH,
  type AddressOfferWire,
  type AddressPricesWire,
  type AddressQuestionWire,
} from "#adapters/address-prices/address-prices.wire.ts";
import { drawShare } from "#simulators/kernel/draw.ts";
import { jsonReply, type MountedSystem, type SystemReply, type SystemTools } from "#simulators/kernel/system.ts";

const API_KEY = "sparv-sandbox-address-prices";

/** Streets, and what happens there. */
export const magicStreets = {
  Ingenstansvägen: "does not exist: 404",
  Ödebygden: "no operator delivers",
} as const;

/** Asks every operator about an address: the first answer is always that the question is on its way. */
export function addressPricesSystem(tools: SystemTools): MountedSystem {
  const readyAtMs = new Map<string, number>();
  const target = "operators/address-prices";
  return {
    kind: "mounted",
    target,
    latency: { minMs: 20, maxMs: 120 },
    operations: [
      {
        name: "ask",
        method: "POST",
        path: ADDRESS_PRICES_PATH,
        latencyShare: 1,
        answer({ body, headers }) {
          if (headers["x-api-key"] !== API_KEY) return jsonReply(401, { error: "api key" });
          const place = readPlace(body);
          if (!place) return jsonReply(400, { error: "street, postalCode and city" });
          if (place.street.startsWith("ingenstansvägen")) return jsonReply(404, { error: "no such address" });
          const key = `${place.street}|${place.postalCode}`;
          const ready = readyAtMs.get(key);
          if (ready !== undefined && tools.clock.nowMs() >= ready) return prices("DONE", offersAt(place));
          if (ready === undefined) {
            readyAtMs.set(key, tools.clock.nowMs() + tools.latencyMs(target, WORK, key));
            forgetOldest(readyAtMs);
          }
          return prices("RUNNING", []);
        },
      },
    ],
  };
}

/** What the operators take together. */
const WORK = { minMs: 1_500, maxMs: 6_000 };
const MAX_PLACES = 20_000;

const prices = (state: AddressPricesWire["state"], offers: readonly AddressOfferWire[]): SystemReply =>
  jsonReply(state === "DONE" ? 200 : 202, { state, offers } satisfies AddressPricesWire);

function readPlace(body: string): AddressQuestionWire | undefined {
  try {
    const { street, postalCode, city } = JSON.parse(body) as Partial<AddressQuestionWire>;
    return street && postalCode && city ? { street: street.toLowerCase(), postalCode, city } : undefined;
  } catch {
    return undefined;
  }
}

type Technology = "FIBER" | "COAX" | "MOBILE";

/** Which operators there are and what each sells, with its usual price in kronor a month. */
const OPERATORS: readonly { readonly name: string; readonly sells: Partial<Record<Technology, number>> }[] = [
  { name: "Fiberlin", sells: { FIBER: 449 } },
  { name: "Bandtrast", sells: { FIBER: 399, MOBILE: 349 } },
  { name: "Kabelö", sells: { COAX: 379 } },
  { name: "Ljustråd", sells: { FIBER: 429 } },
  { name: "Pingvinet", sells: { FIBER: 499, COAX: 429 } },
  { name: "Vågskum", sells: { MOBILE: 299 } },
];

/** The share of all addresses that a technology reaches, by cable or radio. */
const REACH: Readonly<Record<Technology, number>> = { FIBER: 0.8, COAX: 0.35, MOBILE: 0.97 };
/** And of those, the share where a given operator is present. */
const PRESENCE = 0.75;
/** The same answer whatever the seed: an address has the cables it has. */
const GROUND_SEED = 10;

function offersAt({ street, postalCode }: AddressQuestionWire): AddressOfferWire[] {
  if (street.startsWith("ödebygden")) return [];
  const draw = (...what: string[]) => drawShare(GROUND_SEED, street, postalCode, ...what);
  return OPERATORS.flatMap(({ name, sells }) =>
    Object.entries(sells)
      .filter(([technology]) => draw(technology) < REACH[technology as Technology] && draw(technology, name) < PRESENCE)
      .map(([technology, usual]) => ({
        operator: name,
        technology,
        monthlyPrice: usual + 10 * Math.floor(draw(technology, name, "price") * 8),
      })),
  );
}

function forgetOldest(places: Map<string, number>): void {
  const oldest = places.size > MAX_PLACES ? places.keys().next() : undefined;
  if (oldest && !oldest.done) places.delete(oldest.value);
}
