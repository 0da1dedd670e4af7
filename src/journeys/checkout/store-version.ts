import type { FieldError } from "#domain/validation/checked.ts";
import { CONSENT_FIELDS, PERSONAL_FIELDS } from "./checkout-form.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import { type CheckoutView, type FoundSubject, REGISTERED_NAME, showCheckout } from "./checkout-view.ts";
import type { BegunSigning } from "#journeys/signing/start-signing.ts";
import type { CheckoutPorts } from "./checkout.ports.ts";
import type { CheckoutVersion } from "./checkout.port.ts";

/** What came of it. Whatever it is, the view is how the checkout stands now. */
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
  /** What the provider said of the person when it refused. Told to nobody else: `submitCheckout` makes the message of it. */
  readonly providerMessage?: string;
  /** Whoever logs in as the person is admitted, or told more. */
  readonly asksForLogin?: boolean;
  /** The order that stands in the way, when the visitor may see it. */
  readonly existingOrderId?: string;
  /** Of a signing that this has begun: for the browser's cookie. */
  readonly begunSigning?: BegunSigning;
}

export type Advanced = SubmitOutcome | { readonly kind: "ready"; readonly version: CheckoutVersion };

type Values = Readonly<Record<string, string>>;

/** Writes the values down as a new version, unless they are what is written already. */
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
  // A second press of the same button, or another tab: the same values are the same checkout.
  const other = (await ports.checkouts.newest(subject.resultId, newest.owner)) ?? newest;
  if (isSame(other, values)) return { kind: "ready", version: other };
  return { kind: "outdated", view: showCheckout(subject, { version: other }), message: texts.outdatedState };
}

/** Consents are given anew each time, and belong to the order. */
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

/** Read-only lines: they follow from the rest, and one of them is the personal number. */
export const isDescribed = (name: string): boolean =>
  name === "civicnumber" || /^(excess|extrabuilding|summary)_/.test(name);

/** After an order that came to nothing: a new version, so that what ordered the last one cannot by itself order again. */
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

/** No field of the form: a version that has it is the same as nothing that is posted. */
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

/** What is not there is as good as not chosen. */
const isEqual = (a: Values, b: Values): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? NOT_CHOSEN) === (b[name] ?? NOT_CHOSEN) || (isNone(a[name]) && isNone(b[name])),
  );

const NOT_CHOSEN = "false";
const isNone = (value: string | undefined): boolean => value === undefined || value === "" || value === NOT_CHOSEN;
