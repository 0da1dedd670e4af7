import type { CheckoutState, OrderCompleteData, OrderData, SubmittedOrderData } from "#http/contract/order.schema.ts";
import type { SearchData } from "#http/contract/search.schema.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#verticals/simulated-registry.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** One offer of one customer's search: what is going to be ordered. */
export interface OrderableOffer {
  readonly resultId: string;
  readonly providerId: number;
  readonly cookie: string;
  readonly address: string;
  readonly isToBeRefused: boolean;
  readonly email: string;
}

/** What a customer was told in the end. */
export interface AskedOrder {
  readonly offer: OrderableOffer;
  /** Undefined when nobody gave an answer for as long as the customer tried. */
  readonly told: SubmittedOrderData["State"] | undefined;
  readonly waitedMs: number;
}

/**
 * The letters ask the simulated provider for trouble with the order: answer lost, fails once, must be paid first, costs more at
 * the last moment, refused.
 */
const REGISTRATION_NUMBERS = ["SPV 24K", "SPV 24K", "LST 000", "OER 000", "PAY 000", "PRC 000", "REF 000"] as const;

const CONTACT = {
  phone: "0701740605",
  address: "Sparvvägen 7",
  zip: "123 45",
  city: "Farsta",
  terms: "true",
  needsread: "true",
};

const CUSTOMER_GIVES_UP_MS = 120_000;
const CUSTOMER_TRIES_AGAIN_MS = 300;
const CUSTOMER_LOOKS_AGAIN_MS = 1_000;
const ANSWER_WITHIN_MS = 20_000;

export interface Shop {
  /** Where the web nodes answer; a customer whose node is dead asks the next. */
  readonly urls: readonly string[];
  readonly publicOrigin: string;
  /** Below the address of the nodes. */
  readonly path: string;
}

/** Searches by the real call until there are enough offers; one search gives one from each insurer. */
export async function findOffers(shop: Shop, count: number, random: () => number): Promise<OrderableOffer[]> {
  const sample = simulatedVerticals.find(({ name }) => name === TEST_VERTICAL)?.samples.ordinary ?? {};
  const offers: OrderableOffer[] = [];
  while (offers.length < count) {
    const carregnumber = REGISTRATION_NUMBERS[Math.floor(random() * REGISTRATION_NUMBERS.length)] ?? "";
    const who = { cookie: `__Host-sparv=${randomId()}`, address: `10.${byte(random)}.${byte(random)}.${byte(random)}` };
    const fields = { ...sample, carregnumber, tempsearchid: randomId() };
    const { Data } = await post<SearchData>(shop, who, "jamfor/ajax", fields, 0);
    for (const { ResultId, ProviderId } of Data?.Result.Ok ?? [])
      offers.push({
        ...who,
        resultId: ResultId,
        providerId: ProviderId,
        isToBeRefused: carregnumber.startsWith("REF"),
        email: `kund-${offers.length}@example.se`,
      });
  }
  return offers.slice(0, count);
}

const byte = (random: () => number): number => 1 + Math.floor(random() * 250);

/** Goes through the checkout like a person: presses again when nothing comes, confirms a new price, pays where it must. */
export async function orderUntilAnswered(shop: Shop, offer: OrderableOffer): Promise<AskedOrder> {
  const startedMs = performance.now();
  const waitedMs = () => performance.now() - startedMs;
  let state: CheckoutState | undefined;
  for (let turn = 0; waitedMs() < CUSTOMER_GIVES_UP_MS; turn++) {
    try {
      state ??= (
        await post<{ Result: CheckoutState }>(shop, offer, "order/checkout", { resultid: offer.resultId }, turn)
      ).Data?.Result;
      if (state) {
        const fields = { ...valuesOf(state), ...CONTACT, email: offer.email, action: "calculate" };
        const { Status, Data } = await post<OrderData>(shop, offer, "order/ajax", fields, turn);
        if (Status === "Refused") return { offer, told: "refused", waitedMs: waitedMs() };
        const order = Data?.Result.SubmittedOrderData;
        if (order) {
          const takenMs = waitedMs();
          return { offer, told: await followUntilSettled(shop, offer, order), waitedMs: takenMs };
        }
        state = Data?.Result ?? state;
      }
    } catch {
      // A dead node, a dead database: the customer tries once more.
    }
    await new Promise((resolve) => setTimeout(resolve, CUSTOMER_TRIES_AGAIN_MS));
  }
  return { offer, told: undefined, waitedMs: waitedMs() };
}

/** As the page does: asks how it stands, and pays when the insurer wants that. */
async function followUntilSettled(
  shop: Shop,
  offer: OrderableOffer,
  first: SubmittedOrderData,
): Promise<SubmittedOrderData["State"]> {
  const startedMs = performance.now();
  let order = first;
  for (let turn = 0; order.State === "open" || order.State === "waiting"; turn++) {
    if (performance.now() - startedMs > CUSTOMER_GIVES_UP_MS) break;
    try {
      if (order.State === "waiting") await pay(order);
      const fields = { orderid: order.OrderId };
      const { Data } = await post<{ Result: OrderCompleteData }>(shop, offer, "order/status", fields, turn);
      order = Data?.Result.SubmittedOrderData ?? order;
    } catch {
      // Asked again below.
    }
    await new Promise((resolve) => setTimeout(resolve, CUSTOMER_LOOKS_AGAIN_MS));
  }
  return order.State;
}

async function pay({ RedirectUrl }: SubmittedOrderData): Promise<void> {
  await fetch(RedirectUrl ?? "", { method: "POST", body: "val=betala", redirect: "manual" });
}

interface CallAnswer<Data> {
  readonly Status: string;
  readonly Data: Data | null;
}

async function post<Data>(
  { urls, publicOrigin, path }: Shop,
  { cookie, address }: Pick<OrderableOffer, "cookie" | "address">,
  call: string,
  fields: Readonly<Record<string, string>>,
  turn: number,
): Promise<CallAnswer<Data>> {
  const answer = await fetch(`${urls[turn % urls.length] ?? ""}${path}${call}`, {
    method: "POST",
    headers: { origin: publicOrigin, cookie, "x-forwarded-for": address },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
  return (await answer.json()) as CallAnswer<Data>;
}

const valuesOf = ({ FormParameters }: CheckoutState): Record<string, string> =>
  Object.fromEntries(
    Object.values(FormParameters)
      .flat()
      .flatMap(({ type, model }) => (type === "heading" ? [] : [[model.ParameterName, model.DefaultValue ?? ""]])),
  );
