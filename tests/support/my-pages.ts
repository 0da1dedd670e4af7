import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import type { StoredApplication } from "#journeys/applications/application.port.ts";
import { randomId } from "#platform/ids.ts";
import { NUMBERS } from "./open-session.ts";
import { type Customer, dayFromNow, type OrderFixtures } from "./order-fixtures.ts";

export const ACCOUNT_HOLDER = NUMBERS["account-holder"];

/** The former fee, above any offer of the sample search. */
export const FORMER = { providerName: "Granskog Försäkring", yearlyFeeOre: 900_000 };

/** Worse than any offer, in every part that the insurer's terms do not state: only then is a lower price a saving. */
const WORST_COVER = ["trafik", "brand", "glas", "stenskott", "stöld", "räddning", "vagnskada", "maskin"].map(
  (damage) => ({ name: `Självrisk ${damage}`, amountOre: 90_000_00 }),
);

export interface FilledAccount {
  /** Placed in a separate browser, before a login. */
  readonly orderId: string;
  readonly withdrawnId: string;
  readonly fetchId: string;
  /** A finished search of the customer's own browser. */
  readonly searchId: string;
}

/** What a person has done before they open their pages: some of it in another browser, and not logged in. */
export async function fillAccount(ordered: OrderFixtures, customer: Customer): Promise<FilledAccount> {
  const elsewhere = await ordered.newCustomer();
  const order = { personalNumber: ACCOUNT_HOLDER, former: FORMER };
  const orderId = await ordered.place(elsewhere, { ...order, provider: "rattvis" });
  const withdrawnId = await ordered.place(elsewhere, { personalNumber: ACCOUNT_HOLDER, provider: "tuvull" });
  await elsewhere.post("/ajax/withdraw-order/", {
    orderId: withdrawnId,
    name: "Anna Lindqvist",
    email: "a@post.example",
  });
  const policy = {
    personalNumber: ACCOUNT_HOLDER,
    renewalDate: dayFromNow(70),
    yearlyFeeOre: FORMER.yearlyFeeOre,
    deductibles: WORST_COVER,
  };
  const fetchId = await ordered.fetchPolicy(customer, policy);
  const { searchId, resultId } = await search(customer);
  await customer.post("/ajax/favorite/", { resultid: resultId });
  await customer.post("/ajax/add-event-car-insurance-savings/", { searchid: searchId, fetchdataid: fetchId });
  await ordered.applications.store(applicationOf(ACCOUNT_HOLDER));
  return { orderId, withdrawnId, fetchId, searchId };
}

async function search(customer: Customer): Promise<{ searchId: string; resultId: string }> {
  const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary;
  const { body } = await customer.post("/forsakring/bil/jamfor/ajax", { ...ordinary, tempsearchid: randomId() });
  const { SearchId, Ok } = (body as { Data: { Result: { SearchId: string; Ok: { ResultId: string }[] } } }).Data.Result;
  return { searchId: SearchId, resultId: Ok[0]?.ResultId ?? "" };
}

/** In the format of a service that accepts applications. */
export const applicationOf = (personalNumber: string, changes: Partial<StoredApplication> = {}): StoredApplication => ({
  applicationHash: randomId(),
  personalNumber,
  vertical: "loan",
  state: "open",
  amountOre: 12_000_000,
  answers: [
    { providerName: "Sjöbanken", state: "offered" },
    { providerName: "Bergkredit", state: "waiting" },
  ],
  appliedAtMs: Date.now(),
  changedAtMs: Date.now(),
  ...changes,
});
