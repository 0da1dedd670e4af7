import { DAY_MS } from "#domain/calendar/durations.ts";
import { splitAddress } from "#journeys/lookup/asker-buckets.ts";
import type { CheckoutPorts, CheckoutVisitor } from "./checkout.ports.ts";

/** A household of two adults with grown-up children orders for four people. The period is longer than changing all their insurances takes. */
const PERSONS_PER_BROWSER = 4;
const BROWSER_WINDOW_MS = 30 * DAY_MS;

/** An office or a student corridor behind one address; more on one day indicates orders for strangers. */
const PERSONS_PER_ADDRESS = 10;
const ADDRESS_WINDOW_MS = DAY_MS;

/**
 * Whether this browser and this address may order for one more person. An identified person orders for themselves and is
 * not counted. No one is admitted while the counter is unavailable.
 */
export async function mayOrderFor(
  { counter, securityLog }: Pick<CheckoutPorts, "counter" | "securityLog">,
  { owner, address, isIdentified }: CheckoutVisitor,
  personalNumber: string,
): Promise<boolean> {
  if (await isIdentified?.(personalNumber)) return true;
  const member = `order ${personalNumber}`;
  const browser = { name: `order visitor ${owner}`, limit: PERSONS_PER_BROWSER };
  const isAdmitted =
    (await counter.admit(member, [browser], BROWSER_WINDOW_MS)) &&
    (address === undefined ||
      (await counter.admit(
        member,
        [{ name: `order address ${splitAddress(address).host}`, limit: PERSONS_PER_ADDRESS }],
        ADDRESS_WINDOW_MS,
      )));
  if (!isAdmitted) securityLog.refused({ kind: "subject-limit", rule: "persons-ordered-for", visitor: owner });
  return isAdmitted;
}
