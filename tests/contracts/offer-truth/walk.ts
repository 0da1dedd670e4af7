import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createCheckoutStore } from "#adapters/postgres/checkout-store.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import type { Cover } from "#domain/cover/cover.ts";
import { withAddOns } from "#domain/cover/cover.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { Payment, PaymentPlan } from "#domain/offer/payment-plan.ts";
import { checkoutPath } from "#domain/addresses/shop-paths.ts";
import { searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import type { ListChoices } from "#domain/addresses/list-choices.ts";
import type { CheckoutState } from "#http/contract/order.schema.ts";
import type { AgentList, AgentOffer, AgentTerms } from "#journeys/agents/agent-list.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomId } from "#platform/ids.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { signByLink } from "#simulators/bankid/sign-by-link.ts";
import { connectAgent } from "#tests/support/agent-client.ts";
import { CONTACT, Customer as Caller } from "#tests/contracts/checkout/checkout-world.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import type { Parameters } from "#tests/contracts/checkout/generated-search.ts";
import { freshAddress, freshPlate } from "#tests/support/fresh-object.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import type { Customer, GivenPolicy, OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { amountsIn, plain, type ShownAmount } from "./read-screen.ts";
import { type PaidTruth, truthOf, type Truth } from "./truth.ts";

/** What is chosen anew in each walk. */
export interface Asked {
  readonly parameters: Parameters;
  readonly payment: Payment;
  /** Which of the add-ons that are sold, by their place. */
  readonly addOns: readonly boolean[];
  /** What is paid today, above or below the offer, where that can be fetched; nothing is fetched without. */
  readonly dearerOre: number | undefined;
}

export interface World {
  readonly stack: Stack;
  readonly fixtures: OrderFixtures;
}

/** One visitor with a list, and the truth of each of its offers. */
export interface Walk extends World {
  readonly vertical: AnyVerticalServer;
  readonly asked: Asked;
  readonly customer: Customer;
  /** The same browser, for the calls of the checkout. */
  readonly caller: Caller;
  readonly searchId: string;
  readonly choices: ListChoices;
  readonly offers: readonly RankedOffer[];
  /** The offer that is followed to its order. */
  readonly offer: RankedOffer;
  readonly todayOre: number | undefined;
  readonly personalNumber: string;
  truth(offer: RankedOffer, way?: Payment): Truth;
  /** A list as an agent of the person gets it, the stored offers of it, and the terms of some of them. */
  readAsAgent(): Promise<ReadByAgent>;
  get(path: string): Promise<string>;
}

export interface ReadByAgent {
  readonly list: Pick<AgentList, "listId"> & { readonly offers: readonly Pick<AgentOffer, "offerId" | "price">[] };
  readonly terms: ReadonlyMap<string, AgentTerms["fromProvider"]>;
  readonly stored: readonly RankedOffer[];
}

/** A call each. */
const EXPLAINED = 4;

const PERSON = "orderer";
/** Shares of what is insured that a fetch can be of. */
const FETCHED: Readonly<Record<string, (given: Parameters) => GivenPolicy>> = {
  car: ({ carregnumber = "" }) => ({ registrationNumber: carregnumber.replace(" ", "") }),
  house: ({ address = "", zip = "" }) => ({ home: { vertical: "house", address, zip } }),
  flat: ({ address = "", zip = "" }) => ({ home: { vertical: "flat", address, zip } }),
};

/** An object of the person's own: at most one active order is of each. */
const ownObject = (given: Parameters): Parameters => ({
  ...given,
  ...("carregnumber" in given ? { carregnumber: freshPlate(NUMBERS[PERSON]) } : {}),
  ...("address" in given ? { address: freshAddress(), zip: "123 45" } : {}),
  ...("civicnumber" in given ? { civicnumber: NUMBERS[PERSON] } : {}),
});

/** Searches as the visitor of this walk; undefined where that provider has no offer for it. */
export async function beginWalk(
  world: World,
  vertical: AnyVerticalServer,
  slug: string,
  asked: Asked,
): Promise<Walk | undefined> {
  const { stack, fixtures } = world;
  const { description, providers } = vertical;
  const customer = await fixtures.newCustomer(PERSON);
  const given = ownObject(asked.parameters);
  const providerId = providers.find((each) => each.slug === slug)?.providerId;
  const policy = FETCHED[description.name]?.(given);
  const store = createSearchStore(fixtures.stores);
  const search = async (fetchdataid: Parameters) => {
    const { body } = await customer.post(searchCallPath(description), {
      ...given,
      ...fetchdataid,
      tempsearchid: randomId(),
    });
    return body.Data?.Result?.SearchId as string | undefined;
  };
  let searchId = await search({});
  let offers = (searchId === undefined ? undefined : await store.result(searchId))?.offers ?? [];
  const found = offers.find((each) => each.providerId === providerId);
  if (searchId === undefined || !found) return undefined;
  const todayOre =
    asked.dearerOre === undefined || !policy
      ? undefined
      : Math.max(50_000, truthOf(describedOf(vertical, found, asked.payment)).chosen.compared * 100 + asked.dearerOre);
  const fetchDataId =
    policy && todayOre !== undefined
      ? await fixtures.fetchPolicy(customer, {
          ...policy,
          yearlyFeeOre: todayOre,
          personalNumber: NUMBERS[PERSON],
          renewalDate: null,
        })
      : undefined;
  if (fetchDataId !== undefined) {
    searchId = (await search({ fetchdataid: fetchDataId })) ?? searchId;
    offers = (await store.result(searchId))?.offers ?? [];
  }
  const offer = offers.find((each) => each.providerId === providerId);
  if (!offer) return undefined;
  const caller = new Caller(stack, { path: description.path, vertical: description.name });
  caller.cookie = `${VISITOR_COOKIE}=${customer.visitorToken}; ${SESSION_COOKIE}=${customer.sessionToken}`;
  const typed = typedToday(vertical, given);
  return {
    ...world,
    vertical,
    asked,
    customer,
    caller,
    searchId,
    choices: { fetchDataId, payment: asked.payment },
    offers,
    offer,
    todayOre: todayOre ?? typed,
    personalNumber: NUMBERS[PERSON],
    truth: (each, way = asked.payment) =>
      truthOf({ ...describedOf(vertical, each, way, given), todayOre: todayOre ?? typed }),
    async readAsAgent() {
      const agent = await connectAgent(stack.url, customer, ["lists:read", `compare:${description.name}`]);
      try {
        // A list that asks for no person is no person's: the agent makes one of its own.
        const list = (await ("civicnumber" in given
          ? agent.read("read_list", { listId: searchId })
          : agent.read("start_comparison", { service: description.name, fields: given }))) as ReadByAgent["list"];
        const read = list.offers.slice(0, EXPLAINED).map(({ offerId }) => offerId);
        const terms = await Promise.all(
          read.map(async (offerId) => {
            const explained = (await agent.read("explain_terms", { listId: list.listId, offerId })) as AgentTerms;
            return [offerId, explained.fromProvider] as const;
          }),
        );
        return { list, terms: new Map(terms), stored: (await store.result(list.listId))?.offers ?? [] };
      } finally {
        await agent.close();
      }
    },
    async get(path) {
      const answer = await customer.get(path);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.headers.get("location")}`);
      return answer.text();
    },
  };
}

/** What the visitor has typed that they pay today. */
function typedToday(vertical: AnyVerticalServer, given: Parameters): number | undefined {
  const search = vertical.parse(given);
  // Broadband states its saving itself: against twelve of the typed months.
  const month = "currentfee" in given ? 12 * Number(given["currentfee"]) * 100 : undefined;
  return search.ok ? (vertical.typedFeeOre?.(search.value) ?? month) : undefined;
}

/** An amount that was asked for is written with the offers. */
const searchedFor = (given: Parameters): string[] => Object.values(given).map((value) => `${value} kr`);

const describedOf = (
  vertical: AnyVerticalServer,
  { price, detail }: RankedOffer,
  way: Payment,
  given: Parameters = {},
) => ({
  plans: price.plans,
  headline: price.headline,
  way,
  wholeTermOre: price.compared.basis === "whole-term" ? price.compared.ore : undefined,
  cover: detail["cover"] as Cover | undefined,
  givesOre: givenOf(detail),
  // What the provider has stated, and what the vertical has written of it for every screen.
  stated: [detail, price.figures, vertical.describeOffer?.(detail) ?? {}, searchedFor(given)],
});

/** Of an account the first year, as it is stored with the offer. */
function givenOf({ gains, gainsToday }: RankedOffer["detail"]): readonly [number, number] | undefined {
  const first = (given: unknown) => (given as readonly { readonly ore: number }[] | undefined)?.[0]?.ore;
  const [offered, today] = [first(gains), first(gainsToday)];
  return offered === undefined || today === undefined ? undefined : [offered, today];
}

/** A walk that has ordered its offer. */
export interface OrderedWalk extends Walk {
  /** Its page at each state, with what is then true. */
  readonly checkout: readonly { readonly when: string; readonly html: string; readonly truth: Truth }[];
  /** What a choice claims to change, and what it changed. */
  readonly changes: readonly ChangedPrice[];
  /** Word for word as BankID shows it; undefined where nothing is signed. */
  readonly signed: string | undefined;
  readonly ordered: Ordered;
  readonly support: Customer;
  takeBack(): Promise<void>;
}

export interface ChangedPrice {
  readonly name: string;
  readonly stated: Pick<ShownAmount, "kr" | "per"> | undefined;
  readonly before: PaidTruth;
  readonly after: PaidTruth;
}

export interface Ordered {
  readonly orderId: string;
  readonly plan: PaymentPlan;
  readonly truth: Truth;
  readonly mail: string;
}

export const canOrder = ({ vertical, offer }: Pick<Walk, "vertical" | "offer">): boolean =>
  vertical.checkout !== undefined &&
  vertical.providers.find(({ providerId }) => providerId === offer.providerId)?.ordering !== undefined;

export async function orderAll(walk: Walk, support: Customer): Promise<OrderedWalk> {
  const { vertical, caller, offer, asked, choices } = walk;
  const path = checkoutPath(vertical.description, offer.resultId, choices);
  const fetched = choices.fetchDataId === undefined ? {} : { fetchdataid: choices.fetchDataId };
  const opened = await caller.open(offer.resultId, { payment: asked.payment, ...fetched });
  if (!opened.Data) throw new Error(`the checkout did not open: ${opened.Status} ${JSON.stringify(opened.Error)}`);
  let state = opened.Data;
  const checkout: OrderedWalk["checkout"][number][] = [];
  const see = async (when: string) => {
    const { truth } = await checkoutTruth(walk);
    checkout.push({ when, html: await walk.get(path), truth });
    return truth.chosen;
  };
  let before = await see("as offered");
  const changes: ChangedPrice[] = [];
  let bought: Parameters = {};
  for (const [at, { name, label }] of addOnsIn(state).entries()) {
    if (!asked.addOns[at]) continue;
    const { help } = addOnsIn(state).find((each) => each.name === name) ?? { help: "" };
    bought = { ...bought, [name]: "true" };
    const answer = await caller.submit("calculate_price", state, { ...bought, ...fetched });
    if (!answer.Data) throw new Error(`no price with ${label}: ${answer.Status}`);
    state = answer.Data.Result;
    const after = await see(`with ${label}`);
    changes.push({ name: label, stated: amountsIn(plain(help))[0], before, after });
    before = after;
  }
  const email = `sanning-${randomId()
    .slice(0, 12)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@exempel.se`;
  const sent = await caller.submit("calculate", state, {
    ...CONTACT,
    ...ownValues(state),
    ...bought,
    ...fetched,
    ...("civicnumber" in asked.parameters ? {} : { civicnumber: walk.personalNumber }),
    name: "Anna Lindqvist",
    email,
    signdevice: "same",
  });
  if (!sent.Success) throw new Error(`not ordered: ${sent.Status} ${JSON.stringify(sent.Error)}`);
  const { Signing: signing, SubmittedOrderData: submitted } = sent.Data.Result;
  const orderId = signing ? await signOrder(walk, signing) : submitted?.OrderId;
  if (orderId === undefined) throw new Error("an order without an id");
  return {
    ...walk,
    checkout,
    changes,
    signed: signing?.Text.map((paragraph) => paragraph.map(({ Text }) => Text).join("")).join("\n"),
    ordered: { orderId, ...(await orderedTruth(walk, orderId)), mail: await confirmationOf(walk, email) },
    support,
    async takeBack() {
      const { status } = await walk.customer.post("/ajax/withdraw-order/", { orderId, name: "Anna Lindqvist", email });
      if (status !== 200) throw new Error(`not withdrawn: ${status}`);
    },
  };
}

type Signing = NonNullable<Awaited<ReturnType<Caller["submit"]>>["Data"]["Result"]["Signing"]>;

let phones = 0;
async function signOrder({ stack, caller }: Walk, { SigningId, Autostart }: Signing): Promise<string | undefined> {
  const phone = bankIdPhone(stack.simulatorsUrl, `truth-${process.pid}-${(phones += 1)}`);
  await caller.comeBack(await signByLink(phone, Autostart?.app ?? ""));
  return waitFor("the signature", async () => (await caller.followSigning(SigningId)).Data.OrderId ?? undefined);
}

const confirmationOf = ({ stack }: World, email: string): Promise<string> =>
  waitFor("the confirmation", async () => {
    const mails = await readInbox(stack.simulatorsUrl, email);
    return mails.find(({ subject }) => / är beställd?t?/.test(subject))?.text;
  });

async function waitFor<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const endsMs = Date.now() + WAITS_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > endsMs) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

const WAITS_MS = 30_000;

const addOnsIn = ({ FormParameters }: CheckoutState) =>
  Object.values(FormParameters)
    .flat()
    .flatMap(({ model, attrs, helpText }) =>
      model.ParameterName.startsWith(ADD_ON)
        ? [{ name: model.ParameterName, label: attrs.label, help: helpText ?? "" }]
        : [],
    );

const ADD_ON = "addon_";

/** The first answer to each choice that the vertical asks with an order. */
const ownValues = ({ FormParameters }: CheckoutState): Parameters =>
  Object.fromEntries(
    FormParameters.ownheader.flatMap(({ model: { ParameterName, ParameterValues, DefaultValue } }) =>
      DefaultValue || !ParameterValues?.length ? [] : [[ParameterName, ParameterValues.at(-1)?.Id ?? ""]],
    ),
  );

/** The newest version of the checkout, as it is stored, and its truth. */
async function checkoutTruth(walk: Walk): Promise<{ readonly truth: Truth }> {
  const { vertical, fixtures, customer, offer, todayOre } = walk;
  const version = await createCheckoutStore(fixtures.stores).newest(offer.resultId, customer.owner);
  if (!version || !vertical.checkout) throw new Error("no checkout is open");
  const { quote, chosen } = version;
  const { detail } = quote.offer;
  const bought = quote.addOns.filter(({ id }) => chosen[ADD_ON + id] === "true").map(({ id }) => id);
  const cover = detail["cover"] as Cover | undefined;
  const choicesOre = quote.addOns
    .filter(({ id }) => bought.includes(id))
    .reduce((sum, { yearlyFeeOre }) => sum + yearlyFeeOre, 0);
  return {
    truth: truthOf({
      plans: vertical.checkout.plans(quote, detail),
      headline: vertical.description.headlineUnit,
      way: quote.payment,
      cover: cover && withAddOns(cover, bought),
      stated: [
        detail,
        quote.addOns,
        quote.discounts,
        vertical.describeOffer?.(detail, { yearlyFeeOre: quote.yearlyFeeOre, choicesOre }) ?? {},
        searchedFor(walk.asked.parameters),
        searchedFor(chosen),
      ],
      todayOre,
      addOnsOre: [...quote.addOns, ...quote.discounts].flatMap(({ yearlyFeeOre }) => [yearlyFeeOre, -yearlyFeeOre]),
    }),
  };
}

async function orderedTruth(
  { vertical, fixtures, todayOre }: Walk,
  orderId: string,
): Promise<Pick<Ordered, "plan" | "truth">> {
  const row = await createOrderStore(fixtures.stores).load(orderId);
  if (!row) throw new Error("the order is not stored");
  const { plan, description } = row.offer;
  const truth = truthOf({
    plans: [plan],
    headline: vertical.description.headlineUnit,
    way: plan.way,
    cover: description?.cover,
    stated: [description ?? {}, row.summary, row.needs],
    todayOre: row.former?.yearlyFeeOre ?? todayOre,
  });
  return { plan, truth };
}
