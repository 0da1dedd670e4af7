import type { Payment } from "#domain/offer/payment-plan.ts";
import type { AcceptOrderPorts } from "#journeys/order/accept-order.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import type { IdentifiedBy } from "#journeys/identity/identified-persons.port.ts";
import type { SubjectGuard } from "#journeys/lookup/subject-guard.ts";
import type { DistinctCounter } from "#journeys/lookup/person-lookup.port.ts";
import type { LookupJourney } from "#journeys/lookup/lookup-journey.ts";
import type { PersonLookup } from "#journeys/lookup/look-up-person.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { CheckoutStore, OrderedContact } from "./checkout.port.ts";
import type { PricePorts } from "./price-checkout.ts";

export interface CheckoutPorts extends PricePorts, AcceptOrderPorts {
  readonly searches: Pick<SearchJourney, "find" | "currentInsurance">;
  readonly checkouts: CheckoutStore;
  readonly orders: OrderStore;
  readonly starter: Pick<WorkflowStarter, "start" | "signal">;
  /** Finds the person's name for the visitor's own checkout, within the limits of every lookup. */
  readonly findPerson: PersonLookup;
  readonly postalArea: LookupJourney["postalArea"];
  readonly orderedContact: OrderedContact;
  readonly newId: () => string;
  readonly counter: DistinctCounter;
  /** What an unidentified visitor learns about orders of a number passes it. */
  readonly guard: SubjectGuard;
  readonly securityLog: SecurityLog;
  readonly signing: SigningJourney;
  /** Whether every order is signed, or only those whose provider or vertical requires it. */
  readonly orderSignature: "required" | "all";
}

export interface CheckoutQuestion {
  readonly vertical: string;
  readonly resultId: string;
  readonly startDate?: string | undefined;
  readonly fetchDataId?: string | undefined;
  /** The way of paying of the list that it is opened from. */
  readonly payment?: Payment | undefined;
  /** What the visitor has today is to be ended with the order: it begins as that one ends. */
  readonly leavesFormer?: boolean | undefined;
}

/** The visitor of the checkout. */
export interface CheckoutVisitor {
  readonly owner: string;
  /** Undefined where it is not known: then no person is looked up. */
  readonly address?: string | undefined;
  /** What this person has been identified by in the visitor's browser. If it is missing, no person has. */
  readonly identifiedBy?: ((personalNumber: string) => Promise<IdentifiedBy | undefined>) | undefined;
  readonly userAgent?: string | undefined;
  /** Values of the cookies of the browser's signings. */
  readonly signingSecrets?: readonly string[] | undefined;
}
