import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import type { AccountStore } from "#journeys/account/account.port.ts";
import type { AnswerStore } from "#journeys/applications/answer.port.ts";
import type { ApplicationStore } from "#journeys/applications/application.port.ts";
import type { SavingStore } from "#journeys/fetch/saving.port.ts";
import type { Clock } from "#platform/clock.ts";
import { acceptedContract } from "./accepted-contract.ts";
import { enteredContract } from "./entered-contracts.ts";
import { fetchedContracts } from "./fetched-contracts.ts";
import type { EnteredContractStore, HeldKey, KnownVerticals } from "./household.port.ts";
import { orderedContracts } from "./ordered-contracts.ts";

export interface HeldPorts extends KnownVerticals {
  readonly account: Pick<AccountStore, "orders" | "fetches">;
  readonly applications: Pick<ApplicationStore, "ofPerson">;
  readonly answers: Pick<AnswerStore, "ofApplication">;
  readonly savings: Pick<SavingStore, "ofPerson">;
  readonly entered: Pick<EnteredContractStore, "ofPerson">;
  readonly heldKey: HeldKey;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Everything that a person has as far as we know: ordered here, fetched, or entered by hand. Each agreement once. */
export async function listHeldContracts(ports: HeldPorts, personId: string): Promise<HeldContract[]> {
  const { account, savings, entered, clock } = ports;
  const [orders, fetches, compared, stored, accepted] = await Promise.all([
    account.orders(personId),
    account.fetches(personId),
    savings.ofPerson(personId),
    entered.ofPerson(personId),
    acceptedContracts(ports, personId),
  ]);
  const known = { ...ports, personId, orders, today: swedishDate(clock.nowMs()) };
  const ordered = orderedContracts(known);
  return [
    ...ordered,
    ...fetchedContracts(known, fetches, compared).filter((fetched) => !ordered.some((order) => isSame(order, fetched))),
    ...accepted,
    ...stored.map((contract) => enteredContract(known, contract)),
  ];
}

/** What was ordered here and later fetched from its provider is one agreement. */
const isSame = (order: HeldContract, fetched: HeldContract): boolean =>
  order.vertical === fetched.vertical &&
  order.providerSlug === fetched.providerSlug &&
  order.thing !== undefined &&
  order.thing === fetched.thing;

async function acceptedContracts(ports: HeldPorts, personId: string): Promise<HeldContract[]> {
  const applications = await ports.applications.ofPerson(personId);
  const accepted = applications.filter(({ state }) => state === "accepted");
  const contracts = await Promise.all(
    accepted.map(async (application) => {
      const answers = await ports.answers.ofApplication(personId, application.applicationHash);
      return acceptedContract(ports, application, answers);
    }),
  );
  return contracts.filter((contract) => contract !== undefined);
}
