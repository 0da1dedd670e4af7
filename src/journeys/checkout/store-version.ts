import type { FieldError } from "#domain/validation/checked.ts";
import { CONSENT_FIELDS, PERSONAL_FIELDS } from "./checkout-form.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import { type CheckoutView, type FoundSubject, REGISTERED_NAME, showCheckout } from "./checkout-view.ts";
import type { BegunSigning } from "#journeys/signing/start-signing.ts";
import type { CheckoutPorts } from "./checkout.ports.ts";
import type { CheckoutVersion } from "./checkout.port.ts";

/** The outcome. The view is always the checkout's current state. */
export interface SubmitOutcome {
  readonly kind:
    | "ok"
    | "invalid"
    | "outdated"
    | "price-changed"
    | "refused"
    | "unavailable"
    | "already-ordered"
    | "identify";
  readonly view: CheckoutView;
  readonly errors?: readonly FieldError[];
  readonly message?: string;
  /** The provider's message about the person when it refused. Only for the identified person: `submitCheckout` writes the message. */
  readonly providerMessage?: string;
  /** A login as the person lifts the limit, or shows more. */
  readonly asksForLogin?: boolean;
  /** The conflicting order, when the visitor may see it. */
  readonly existingOrderId?: string;
  /** For the browser's cookie, when a signing has been started. */
  readonly begunSigning?: BegunSigning;
}

export type Advanced = SubmitOutcome | { readonly kind: "ready"; readonly version: CheckoutVersion };

type Values = Readonly<Record<string, string>>;

/** Stores the values as a new version, unless they are stored already. */
export async function storeVersion(
  ports: CheckoutPorts,
  { subject }: FoundSubject,
  newest: CheckoutVersion,
  values: Values,
  quote: CheckoutVersion["quote"],
): Promise<Advanced> {
  if (isSame(newest, values) && isSameQuote(newest.quote, quote)) return { kind: "ready", version: newest };
  const version: CheckoutVersion = { ...newest, ...split(newest, values), version: newest.version + 1, quote };
  if (await ports.checkouts.append(version)) return { kind: "ready", version };
  // A second click of the same button, or another tab: the same values are the same checkout.
  const other = (await ports.checkouts.newest(subject.resultId, newest.owner)) ?? newest;
  if (isSame(other, values)) return { kind: "ready", version: other };
  return { kind: "outdated", view: showCheckout(subject, { version: other }), message: texts.outdatedState };
}

/** Consents are given each time again, and belong to the order. */
function split(newest: CheckoutVersion, values: Values): Pick<CheckoutVersion, "chosen" | "personal"> {
  const personal: Record<string, string> = {};
  const chosen: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (PERSONAL_FIELDS.includes(name)) personal[name] = value;
    else if (!CONSENT_FIELDS.includes(name) && !isDescribed(name)) chosen[name] = value;
  }
  const registered = newest.personal[REGISTERED_NAME];
  return { chosen, personal: registered === undefined ? personal : { ...personal, [REGISTERED_NAME]: registered } };
}

/** Read-only lines: they are derived from the rest, and one of them is the personal number. */
export const isDescribed = (name: string): boolean =>
  name === "civicnumber" || /^(excess|extrabuilding|summary)_/.test(name);

/** After a failed order: a new version, so that a repeat of the same request cannot order again. */
export async function startOver(
  ports: CheckoutPorts,
  version: CheckoutVersion,
  orderId: string,
  quote: CheckoutVersion["quote"],
): Promise<CheckoutVersion> {
  const chosen = { ...version.chosen, [AFTER_ORDER]: orderId };
  const next: CheckoutVersion = { ...version, version: version.version + 1, chosen, quote };
  if (await ports.checkouts.append(next)) return next;
  return (await ports.checkouts.newest(version.resultId, version.owner)) ?? next;
}

/** Not a field of the form: a version with it never equals a posted one. */
const AFTER_ORDER = "afterorder";

const isSameQuote = (a: CheckoutVersion["quote"], b: CheckoutVersion["quote"]): boolean =>
  a.subscriptionId === b.subscriptionId &&
  a.yearlyFeeOre === b.yearlyFeeOre &&
  a.monthlyFeeOre === b.monthlyFeeOre &&
  a.isConfirmed === b.isConfirmed;

export function isSame(version: CheckoutVersion, values: Values): boolean {
  const { chosen, personal } = split(version, values);
  return isEqual(chosen, version.chosen) && isEqual(personal, version.personal);
}

/** A missing value equals an unselected one. */
const isEqual = (a: Values, b: Values): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? NOT_CHOSEN) === (b[name] ?? NOT_CHOSEN) || (isNone(a[name]) && isNone(b[name])),
  );

const NOT_CHOSEN = "false";
const isNone = (value: string | undefined): boolean => value === undefined || value === "" || value === NOT_CHOSEN;
