import { addDays, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { type Consent, CONSENT_COOKIE, consentCookieValue } from "#domain/consent/consent.ts";
import { envelopeSchema, type WireError } from "#http/contract/envelope.schema.ts";
import {
  type CheckoutState,
  checkoutDataSchema,
  type OrderData,
  orderDataSchema,
} from "#http/contract/order.schema.ts";
import { type OrderCompleteData, orderStatusDataSchema } from "#http/contract/order-complete.schema.ts";
import { type SearchData, searchDataSchema, type WireOffer } from "#http/contract/search.schema.ts";
import { type SigningData, signingDataSchema } from "#http/contract/signing.schema.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import { applySetCookies } from "#tools/browser/apply-set-cookies.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";
import type { CheckoutWorld } from "./start-checkout-world.ts";

/** The ordered object: its address, and its name in the registries. */
export interface Service {
  readonly path: string;
  readonly vertical: string;
}

const CAR: Service = { path: "/forsakring/bil/", vertical: "car" };

export const inDays = (days: number): string => addDays(utcDate(Date.now()), days);

/** What a customer fills in. */
export const CONTACT = {
  email: "anna@example.se",
  phone: "0701740605",
  address: "Sparvvägen 7",
  zip: "123 45",
  city: "Farsta",
  terms: "true",
  needsread: "true",
} as const;

export type SignResult = Extract<SigningData["Result"], { SigningId: string }>;

export interface Answer<Data> {
  readonly status: number;
  readonly Success: boolean;
  readonly Status: string;
  readonly Error: readonly WireError[];
  readonly Data: Data;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A browser that makes the calls: it stores its cookies and has its own address. */
export class Customer {
  cookie = `__Host-sparv=${randomId()}`;
  private readonly address: string;
  private readonly stack: Pick<CheckoutWorld, "url">;
  private readonly service: Service;

  constructor(stack: Pick<CheckoutWorld, "url">, service = CAR, address = newAddress()) {
    this.stack = stack;
    this.address = address;
    this.service = service;
  }

  /** Another browser with the long-lived cookie of this one and nothing more. */
  copyVisitor(): Customer {
    const copy = new Customer(this.stack, this.service);
    copy.cookie = this.cookie.split("; ").find((part) => part.startsWith(`${VISITOR_COOKIE}=`)) ?? "";
    return copy;
  }

  async post(path: string, fields: Readonly<Record<string, string>>) {
    const answer = await fetch(`${this.stack.url}${this.service.path}${path}`, {
      method: "POST",
      headers: { origin: this.stack.url, cookie: this.cookie, "x-forwarded-for": this.address },
      body: new URLSearchParams(fields),
    });
    this.cookie = applySetCookies(this.cookie, answer);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** The result id of that insurer's offer for the car. */
  findOffer(carregnumber: string, slug: keyof typeof insurers, insurancetype = "full"): Promise<string> {
    return this.findOfferFor({ carregnumber, insurancetype }, slug);
  }

  /** The result id of that insurer's offer for the ordinary search with these changes. */
  async findOfferFor(changes: Readonly<Record<string, string>>, slug: keyof typeof insurers): Promise<string> {
    return (await this.seeOfferFor(changes, slug)).ResultId;
  }

  async seeOfferFor(changes: Readonly<Record<string, string>>, slug: keyof typeof insurers): Promise<WireOffer> {
    const samples = simulatedVerticals.find(({ name }) => name === this.service.vertical)?.samples;
    const offers = await this.search({ ...samples?.ordinary, ...changes });
    const offer = offers.find(({ ProviderId }) => ProviderId === insurers[slug].providerId);
    if (!offer) throw new Error(`${slug} gave no price`);
    return offer;
  }

  /** Answers the cookie banner. */
  agree(consent: Consent): void {
    const value = consentCookieValue(consent, textVersionOf(consentTexts));
    this.cookie = `${this.cookie}; ${CONSENT_COOKIE}=${value}`;
  }

  async search(parameters: Readonly<Record<string, string>>): Promise<readonly WireOffer[]> {
    return (await this.runSearch(parameters))?.Ok ?? [];
  }

  /** Undefined when the search failed. */
  async runSearch(parameters: Readonly<Record<string, string>>): Promise<SearchData["Result"] | undefined> {
    const { body } = await this.post("jamfor/ajax", { ...parameters, tempsearchid: randomId() });
    return envelopeSchema(searchDataSchema).parse(body).Data?.Result;
  }

  async open(resultid: string, more: Readonly<Record<string, string>> = {}): Promise<Answer<CheckoutState>> {
    const { status, body } = await this.post("order/checkout", { resultid, platform: "desktop", ...more });
    const parsed = envelopeSchema(checkoutDataSchema).parse(body);
    return { ...parsed, status, Data: parsed.Data?.Result as CheckoutState, body };
  }

  async submit(
    action: "form" | "calculate_price" | "calculate",
    state: CheckoutState,
    values: Readonly<Record<string, string>> = {},
  ): Promise<Answer<OrderData>> {
    const fields = { ...valuesOf(state), ...values, action };
    const { status, body } = await this.post("order/ajax", fields);
    const parsed = envelopeSchema(orderDataSchema).parse(body);
    return { ...parsed, status, Data: parsed.Data as OrderData, body };
  }

  sign(signingid: string, device: "same" | "other"): Promise<Answer<SignResult>> {
    return this.signing("order/sign", { signingid, device });
  }

  followSigning(signingid: string): Promise<Answer<SignResult>> {
    return this.signing("order/sign/status", { signingid });
  }

  async cancelSigning(signingid: string): Promise<number> {
    return (await this.post("order/sign/cancel", { signingid })).status;
  }

  private async signing(path: string, fields: Readonly<Record<string, string>>): Promise<Answer<SignResult>> {
    const { status, body } = await this.post(path, fields);
    const parsed = envelopeSchema(signingDataSchema).parse(body);
    return { ...parsed, status, Data: parsed.Data?.Result as SignResult, body };
  }

  /** What the app does with a return address; gives the final address. */
  async comeBack(returnUrl: string): Promise<string | null> {
    const { pathname, search } = new URL(returnUrl);
    const answer = await fetch(this.stack.url + pathname + search, {
      redirect: "manual",
      headers: { cookie: this.cookie, "x-forwarded-for": this.address },
    });
    return answer.headers.get("location");
  }

  async follow(orderid: string): Promise<Answer<OrderCompleteData>> {
    const { status, body } = await this.post("order/status", { orderid });
    const parsed = envelopeSchema(orderStatusDataSchema).parse(body);
    return { ...parsed, status, Data: parsed.Data?.Result as OrderCompleteData, body };
  }
}

/** What a page would post back: every field with its current value. */
export const valuesOf = ({ FormParameters }: CheckoutState): Record<string, string> =>
  Object.fromEntries(
    Object.values(FormParameters)
      .flat()
      .flatMap(({ type, model }) => (type === "heading" ? [] : [[model.ParameterName, model.DefaultValue ?? ""]])),
  );

/** How many orders the insurers have placed under the reference. */
export async function placementsOf(
  { simulators }: Pick<CheckoutWorld, "simulators">,
  reference: string,
): Promise<number> {
  const books = await Promise.all(Object.values(insurers).map(({ slug }) => simulators.orders(`insurers/${slug}`)));
  return books.reduce((sum, book) => sum + (book[reference] ?? 0), 0);
}
