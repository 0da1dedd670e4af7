import { OPEN_STATES, shownState } from "#domain/order/order-state.ts";
import type { CheckoutState, OrderData, SubmittedOrderData } from "#http/contract/order.schema.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";
import type { SearchData } from "#http/contract/search.schema.ts";
import type { SigningData, SigningState } from "#http/contract/signing.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { signByLink } from "#simulators/bankid/sign-by-link.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { listPeople } from "#simulators/world/people.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { type Browser, type Nodes, newBrowser, send } from "./browser.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** One offer of one customer's search: what is going to be ordered. */
export interface OrderableOffer extends Browser {
  readonly resultId: string;
  readonly providerId: number;
  readonly isToBeRefused: boolean;
  readonly email: string;
  /** What the customer has today, when that has been fetched. */
  readonly fetchDataId?: string;
  /** Where the customer lives; otherwise where all test customers do. */
  readonly home?: { readonly address: string; readonly zip: string; readonly city: string };
}

/** The outcome that a customer saw. */
export interface AskedOrder {
  readonly offer: OrderableOffer;
  /** Undefined when the customer gave up without an answer. */
  readonly reportedState: SubmittedOrderData["State"] | undefined;
  readonly waitedMs: number;
  /** The last error, when there was no answer. */
  readonly lastFault: string;
}

/**
 * The letters ask the simulated provider for a fault with the order: answer lost, fails once, must be paid first, costs more at
 * the last moment, refused.
 */
const FAULT_PLATES = ["", "", "LST 000", "OER 000", "PAY 000", "PRC 000", "REF 000"] as const;

export const CONTACT = {
  /** Asked for when the register does not answer: lookups run during faults too. */
  name: "Anna Lindqvist",
  phone: "0701740605",
  address: "Sparvvägen 7",
  zip: "123 45",
  city: "Farsta",
  terms: "true",
  needsread: "true",
};

const CUSTOMER_GIVES_UP_MS = 120_000;
const CUSTOMER_LOGS_IN_MS = 20_000;
/** A person presses again at once, and then less and less often. */
const CUSTOMER_TRIES_AGAIN_MS = 300;
const CUSTOMER_WAITS_AT_MOST_MS = 3_000;
/** An object is insured once: every customer orders one insurance for a car of their own. */
const ORDERS_PER_CUSTOMER = 1;
const LETTERS = "BCDFGHJKLMNPRSTX";
const PEOPLE = listPeople();
/** There are few plates that ask for a fault: each is ordered for by one person after the other. */
const orderedFor = new Map<string, number>();
const CUSTOMER_LOOKS_AGAIN_MS = 1_000;

export interface Shop extends Nodes {
  /** Below the address of the nodes. */
  readonly path: string;
  /** Where the customers have their phones. */
  readonly simulatorsUrl: string;
}

/** Where the customers of a world order: at its nodes, or at the balancer before them. */
export const shopOf = ({ url, nodes, balancer, simulatorsUrl }: Stack): Shop => ({
  urls: balancer ? [url] : nodes.map((node) => new URL(node.url).origin),
  publicOrigin: url,
  path:
    createServerVerticals(systemClock).find(({ description }) => description.name === TEST_VERTICAL)?.description
      .path ?? "/",
  simulatorsUrl,
});

/** Searches by the real call until there are enough offers; one search gives some, from different insurers. */
export async function findOffers(
  shop: Shop,
  count: number,
  random: () => number,
  plates: readonly string[] = FAULT_PLATES,
): Promise<OrderableOffer[]> {
  const sample = simulatedVerticals.find(({ name }) => name === TEST_VERTICAL)?.samples.ordinary ?? {};
  const offers: OrderableOffer[] = [];
  while (offers.length < count) {
    const carregnumber = plates[Math.floor(random() * plates.length)] || ordinaryPlate(random);
    const nth = orderedFor.get(carregnumber) ?? 0;
    orderedFor.set(carregnumber, nth + 1);
    const civicnumber = PEOPLE[nth % PEOPLE.length]?.personalNumber ?? "";
    const who = newBrowser(random);
    const fields = { ...sample, carregnumber, civicnumber, tempsearchid: randomId() };
    const { Data } = await post<SearchData>(shop, who, "jamfor/ajax", fields, 0);
    const found = Data?.Result.Ok ?? [];
    const from = Math.floor(random() * found.length);
    const some = [...found.slice(from), ...found.slice(0, from)].slice(0, ORDERS_PER_CUSTOMER);
    for (const { ResultId, ProviderId } of some)
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

const letter = (random: () => number): string => LETTERS.charAt(Math.floor(random() * LETTERS.length));

/** No letters of the simulators' tables begin with Z. */
export const ordinaryPlate = (random: () => number): string =>
  `Z${letter(random)}${letter(random)} 0${1 + Math.floor(random() * 9)}${letter(random)}`;

/** Goes through the checkout like a person: presses again when nothing comes, confirms a new price, pays where it must. */
export async function orderUntilAnswered(shop: Shop, offer: OrderableOffer): Promise<AskedOrder> {
  const startedMs = performance.now();
  const waitedMs = () => performance.now() - startedMs;
  const today = offer.fetchDataId === undefined ? {} : { fetchdataid: offer.fetchDataId };
  let state: CheckoutState | undefined;
  let lastFault = "";
  for (let turn = 0; waitedMs() < CUSTOMER_GIVES_UP_MS; turn++) {
    try {
      state ??= (
        await post<{ Result: CheckoutState }>(
          shop,
          offer,
          "order/checkout",
          { resultid: offer.resultId, ...today },
          turn,
        )
      ).Data?.Result;
      if (state) {
        const fields = {
          ...valuesOf(state),
          ...CONTACT,
          ...offer.home,
          ...today,
          email: offer.email,
          action: "calculate",
        };
        const { Status, Data } = await post<OrderData>(shop, offer, "order/ajax", fields, turn);
        lastFault = Status;
        if (Status === "Refused") return { offer, reportedState: "refused", waitedMs: waitedMs(), lastFault };
        // Every limit has this answer, and a counter that is not reached for a moment: a person presses again for a while, and then logs in.
        if (Status === "IdentificationRequired" && waitedMs() > CUSTOMER_LOGS_IN_MS)
          return { offer, reportedState: undefined, waitedMs: waitedMs(), lastFault };
        const order = Data?.Result.SubmittedOrderData;
        if (order?.State === "unsigned") {
          await signOrder(shop, offer, Data?.Result.Signing ?? undefined, turn);
          continue;
        }
        if (order) {
          const takenMs = waitedMs();
          const reportedState = await followUntilSettled(shop, offer, { ...order, State: order.State });
          // As the page does: an order that failed because of its price returns to the checkout.
          if (reportedState !== "repriced") return { offer, reportedState, waitedMs: takenMs, lastFault };
        }
        state = order ? undefined : (Data?.Result ?? state);
      }
    } catch (error) {
      // A dead node, a dead database: the customer tries once more.
      lastFault = error instanceof Error ? error.message : "no answer";
    }
    const pauseMs = Math.min(CUSTOMER_TRIES_AGAIN_MS * 2 ** turn, CUSTOMER_WAITS_AT_MOST_MS);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { offer, reportedState: undefined, waitedMs: waitedMs(), lastFault };
}

/** As the page does: polls the state, and pays when the insurer asks for it. */
async function followUntilSettled(
  shop: Shop,
  offer: OrderableOffer,
  first: SubmittedOrderData,
): Promise<SubmittedOrderData["State"]> {
  const startedMs = performance.now();
  let order = first;
  for (let turn = 0; OPEN_STATES.map(shownState).includes(order.State); turn++) {
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

/** As on a phone: opens the app, signs, returns, and the page polls until something is made of it. Gives what the page last saw. */
export async function signOrder(
  shop: Shop,
  offer: Browser,
  signing: Partial<Pick<SigningState, "SigningId" | "Status" | "Autostart">> | undefined,
  turn: number,
): Promise<FollowedSigning | undefined> {
  const fields = { signingid: signing?.SigningId ?? "" };
  let link = signing?.Autostart?.app;
  if (link === undefined && signing?.Status !== "complete") {
    const again = await post<SigningData>(shop, offer, "order/sign", { ...fields, device: "same" }, turn);
    const result = again.Data?.Result;
    if (!result || !("SigningId" in result)) throw new Error("no signing");
    fields.signingid = result.SigningId;
    link = result.Autostart?.app;
  }
  // A phone of its own: the same person signs several orders at once.
  const returnUrl = await signByLink(bankIdPhone(shop.simulatorsUrl, randomId()), link ?? "");
  const { pathname, search } = new URL(returnUrl);
  for (let tries = 0; tries < SIGNING_LOOKS; tries++) {
    try {
      const node = shop.urls[(turn + tries) % shop.urls.length] ?? "";
      await fetch(node + pathname + search, { redirect: "manual", headers: { cookie: offer.cookie } });
      const { Data } = await post<SigningData>(shop, offer, "order/sign/status", fields, turn + tries);
      if (Data && "Status" in Data.Result && Data.Result.Status !== "pending") return Data.Result;
    } catch {
      // A dead node: the next one is asked below.
    }
    await new Promise((resolve) => setTimeout(resolve, CUSTOMER_LOOKS_AGAIN_MS));
  }
  return undefined;
}

type FollowedSigning = Extract<SigningData["Result"], { readonly SigningId: string }>;

/** Longer than a signature may take to be collected by a node that has just come up. */
const SIGNING_LOOKS = 30;

interface CallAnswer<Data> {
  readonly Status: string;
  readonly Data: Data | null;
}

/** The next node is asked in the next turn. Throws when there is no success. */
export async function post<Data>(
  shop: Shop,
  who: Browser,
  call: string,
  fields: Readonly<Record<string, string>>,
  turn: number,
): Promise<CallAnswer<Data>> {
  const answer = await send(shop, who, shop.path + call, { fields, turn, call });
  if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
  return JSON.parse(answer.text) as CallAnswer<Data>;
}

/** As the form of a checkout has them when it opens. */
export const valuesOf = ({ FormParameters }: CheckoutState): Record<string, string> =>
  Object.fromEntries(
    Object.values(FormParameters)
      .flat()
      .flatMap(({ type, model }) => (type === "heading" ? [] : [[model.ParameterName, model.DefaultValue ?? ""]])),
  );
