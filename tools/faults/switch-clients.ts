import { gs1CheckDigit } from "#domain/validation/gs1-check-digit.ts";
import type { DeliveryJourney } from "#journeys/delivery/delivery-journey.ts";
import { acceptOrder, type AcceptOrderPorts } from "#journeys/order/accept-order.ts";
import type { NewOrder } from "#journeys/order/order.port.ts";
import { systemClock } from "#platform/clock.ts";
import { listPeople } from "#simulators/world/people.ts";
import { orderOf, type TestQuote } from "./test-orders.ts";

/** An order of electricity, and the facility ids that its customer gives: the first with the order, each next as a correction. */
export interface PlannedSwitch {
  readonly order: NewOrder;
  readonly email: string;
  readonly facilityIds: readonly string[];
}

/** What the simulated grid company does not know, and what makes it move the day. */
const UNKNOWN = "735999000";
const MOVED = "735999111";
const KNOWN = "735999222";

/** By the ids that are given one after the other; the supplier finds an empty one itself. */
const PLANS: readonly (readonly string[])[] = [
  [""],
  [KNOWN],
  [MOVED],
  [UNKNOWN, KNOWN],
  [UNKNOWN, MOVED],
  [UNKNOWN, UNKNOWN, KNOWN],
];
const PEOPLE = listPeople();
const SERIAL_DIGITS = 8;

export interface SwitchesToPlan {
  readonly quotes: readonly TestQuote[];
  /** Of the facility id in the form. */
  readonly field: string;
  readonly count: number;
}

/** The same plans for the same seed. */
export function planSwitches({ quotes, field, count }: SwitchesToPlan, random: () => number): PlannedSwitch[] {
  let serial = 0;
  const facilityId = (beginning: string): string => {
    if (beginning === "") return "";
    const digits = beginning + String(++serial).padStart(SERIAL_DIGITS, "0");
    return `${digits}${gs1CheckDigit(digits)}`;
  };
  return Array.from({ length: count }, (_, at) => {
    const quote = quotes[Math.floor(random() * quotes.length)];
    const plan = PLANS[Math.floor(random() * PLANS.length)];
    const person = PEOPLE[at % PEOPLE.length];
    if (!quote || !plan || !person) throw new Error("nothing to order");
    const facilityIds = plan.map(facilityId);
    const email = `switch-${at}@example.se`;
    const order = orderOf({ ...quote, personalNumber: person.personalNumber });
    const personal = { ...order.personal, email, [field]: facilityIds[0] ?? "" };
    return { order: { ...order, fields: {}, personal }, email, facilityIds };
  });
}

export interface SwitchPorts extends AcceptOrderPorts {
  readonly journey: DeliveryJourney;
}

const TRIES_AGAIN_MS = 500;
const LOOKS_AGAIN_MS = 3_000;
const GIVES_UP_MS = 240_000;
const SETTLED: readonly (string | undefined)[] = ["completed", "refused", "unclear", "ended"];

/** Orders, corrects whenever asked to, and stops looking when the switch has ended. */
export async function switchUntilSettled(ports: SwitchPorts, { order, facilityIds }: PlannedSwitch): Promise<void> {
  const giveUpMs = performance.now() + GIVES_UP_MS;
  const asker = { owner: order.owner, personId: undefined };
  let isOrdered = false;
  while (performance.now() < giveUpMs) {
    try {
      if (!isOrdered) await acceptOrder(ports, order, undefined);
      isOrdered = true;
      const view = await ports.journey.see(order.orderId, asker);
      if (SETTLED.includes(view?.state)) return;
      // By the history: the answer to an earlier correction may have been lost.
      const value = facilityIds[view?.history.filter(({ state }) => state === "correcting").length ?? 0];
      if (view?.correction && value !== undefined)
        await ports.journey.correct(order.orderId, asker, { [view.correction.field.name]: value });
      await systemClock.sleep(LOOKS_AGAIN_MS);
    } catch {
      // A dead database: the customer tries once more.
      await systemClock.sleep(TRIES_AGAIN_MS);
    }
  }
}
