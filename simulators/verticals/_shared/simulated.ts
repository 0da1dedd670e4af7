/** What a vertical brings to the simulated outside world. */
export interface SimulatedVertical {
  /** As in the vertical's description. */
  readonly name: string;
  readonly lines: readonly SimulatedLine[];
  readonly samples: SampleSearches;
  /** What can be typed in the form to make something happen; none by default. */
  readonly magic?: MagicInputs;
  /** What a person has insured at an insurer, as the aggregator reports it; nothing by default. */
  policies?(desk: PolicyDesk): readonly object[];
}

/** What a vertical that is applied for brings, for tests that any such vertical must pass. */
export interface SimulatedApplied {
  /** As in the vertical's description. */
  readonly name: string;
  /** Slugs of the providers that are simulated. */
  readonly providers: readonly string[];
  readonly samples: SampleApplications;
}

/** Fields by their wire names. Personal numbers are test numbers. */
export interface SampleApplications {
  /** Complete, with all fields that are shown, for one person. */
  readonly ordinary: Readonly<Record<string, string>>;
  /** The fields that another person adds, where one may apply too. */
  readonly coApplicant?: Readonly<Record<string, string>>;
  /** For each field of the ordinary one that is typed, a value that must be refused. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** Inputs of one field that make a provider fail. */
export interface MagicInputs {
  /** Its wire name. */
  readonly field: string;
  readonly inputs: readonly { readonly input: string; readonly effect: MagicEffect }[];
  /** Providers by their slug: the number in an input counts them from one. */
  readonly order: readonly string[];
}

export type MagicEffect = "declined" | "all-declined" | `quote-${QuoteFault}` | `order-${OrderFault}`;

/** What something that the visitor typed asks one insurer, or all, to do wrong. */
export type Scenario =
  | { readonly kind: "quote-fault"; readonly fault: QuoteFault }
  | { readonly kind: "order-fault"; readonly fault: OrderFault }
  | { readonly kind: "decline" };

export const magicEffectOf = (scenario: Scenario): MagicEffect => {
  if (scenario.kind === "decline") return "declined";
  return scenario.kind === "quote-fault" ? `quote-${scenario.fault}` : `order-${scenario.fault}`;
};

/** What is known at an insurer of one of its customers. */
export interface PolicyDesk {
  readonly slug: string;
  /** The date in Sweden. */
  readonly today: string;
  readonly customer: PolicyCustomer;
  readonly vehicles: readonly RegisteredVehicle[];
  /** True when whatever the customer owns is insured here; otherwise it is here or elsewhere by chance. */
  readonly hasEverything: boolean;
  readonly quirk: PolicyQuirk | undefined;
  /** From 0 up to 1; the same for the same key. */
  draw(key: string): number;
}

/** As the population register has them. */
export interface PolicyCustomer {
  readonly personalNumber: string;
  readonly street: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
}

/** What is unusual about a policy. */
export type PolicyQuirk = "paid-once" | "three-months" | "no-fee" | "no-date" | "other-holder";

/** Search parameters by their wire names, for tests that any vertical must pass. Personal numbers are test numbers. */
export interface SampleSearches {
  /** Every provider gives a price. All fields are filled in. */
  readonly ordinary: Readonly<Record<string, string>>;
  /** Every provider declines. */
  readonly declined: Readonly<Record<string, string>>;
  /** For each parameter that decides the price, another value that is as good. */
  readonly otherRated: Readonly<Record<string, string>>;
  /** Those of them that only narrow the list: nothing of a chosen offer follows from them. */
  readonly narrowing?: readonly string[];
  /** For each parameter that does not, another value that is as good. */
  readonly otherUnrated: Readonly<Record<string, string>>;
  /** For each parameter, a value that must be refused. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** One provider's line of business: how it rates and refuses. Pure, like the real provider's tables. */
export interface SimulatedLine {
  readonly slug: string;
  readonly protocol: SimulatedProtocol;
  /** What the provider calls the line in its own addresses. */
  readonly lineName: string;
  readonly latency: LatencyRange;
  /** Of the SOAP that it takes; 1.1 by default. */
  readonly soapVersion?: "1.1" | "1.2";
  /** In amounts of the SOAP that it writes. */
  readonly decimalMark?: "." | ",";
  readonly addOns?: readonly SimulatedChoice[];
  readonly discounts?: readonly SimulatedChoice[];
  /** What is ordered is delivered later, when a value of the order has been checked; at once by default. */
  readonly delivery?: SimulatedDelivery;
  /** Visitors can ask it to get in touch; not by default. */
  readonly takesLeads?: boolean;
  /** What its document of terms prints; a document without is one page that names the insurer. */
  readonly terms?: SimulatedTerms;
  /** Reads the question and writes the answer in the provider's own form. */
  quote(question: unknown, desk: QuoteDesk): SimulatedQuote;
}

/** An insurer's terms, as its document prints them. */
export interface SimulatedTerms {
  /** The file that its offers link to: "villkor.pdf". */
  readonly name: string;
  /** With the edition, as the insurer cites it. */
  readonly title: string;
  /** In the order of the document; the number is that of the clause: "8.1". */
  readonly clauses: readonly { readonly number: string; readonly text: string }[];
}

export interface SimulatedDelivery {
  /** The order's field that is checked, by our name; it may be left empty. */
  readonly field: string;
  accepts(value: string): boolean;
  /** Such a value moves the day of delivery. */
  isMoved(value: string): boolean;
}

export type SimulatedProtocol = "json-at-once" | "order-then-poll" | "soap";

export interface LatencyRange {
  readonly minMs: number;
  readonly maxMs: number;
}

/** What the provider's own systems know when a question comes in. */
export interface QuoteDesk {
  readonly nowMs: number;
  /** The date in Sweden. */
  readonly today: string;
  readonly validUntilMs: number;
  /** Whether the provider has its usual pace and faults; at instant speed it has neither. */
  readonly isRealSpeed: boolean;
  vehicle(registrationNumber: string): RegisteredVehicle | undefined;
  /** From 0 up to 1; the same for the same key, provider and seed. */
  draw(key: string): number;
  /** Where the provider's own document of that name lies. */
  documentUrl(name: string): string;
  /** Numbers a quote so that an order for it can be checked later, also after a restart. */
  issueQuoteId(quote: {
    yearlyFeeOre: number;
    monthlyFeeOre: number;
    key: string;
    orderFault: OrderFault | undefined;
    /** Nothing can be added to it. */
    isBare?: boolean;
  }): string;
}

export interface RegisteredVehicle {
  readonly registrationNumber: string;
  readonly make: string;
  readonly model: string;
  readonly modelYear: number;
  readonly powerKw: number;
  readonly fuel: "petrol" | "diesel" | "electric" | "hybrid";
  readonly colour: string;
  readonly status: "in-traffic" | "off-road";
  readonly ownerPersonalNumber: string;
  readonly isImported: boolean;
  readonly isSporty: boolean;
}

export interface SimulatedQuote {
  readonly kind: "offered" | "declined" | "malformed";
  readonly body: object;
  /** 200 unless the provider has its own idea. */
  readonly status?: number;
  /** Asked for by what the visitor typed, so that anyone can see a failure without a tool. */
  readonly fault?: QuoteFault;
}

export type QuoteFault = "slow" | "hang" | "reset" | "garbage" | "truncate" | "5xx" | "duplicate-answer";

/**
 * What happens to an order for the quote. `answer-lost`: it is placed, and the answer is lost. `price-changed`: it costs more from the
 * moment it is about to be ordered. `outdated`: the quote must be asked for once more. `invalid`: a field is not accepted.
 * `payment`: the customer must pay on the insurer's page first. `late`, `twice`: how the answer comes.
 */
export type OrderFault =
  | "refused"
  | "answer-lost"
  | "5xx"
  | "price-changed"
  | "outdated"
  | "invalid"
  | "payment"
  | "late"
  | "twice";

/** Something that can be added to the line's insurances, or taken off their price. */
export interface SimulatedChoice {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** Of the yearly price. */
  readonly yearlyShare: number;
}

export interface PricedChoice extends Omit<SimulatedChoice, "yearlyShare"> {
  readonly yearlyOre: number;
}
