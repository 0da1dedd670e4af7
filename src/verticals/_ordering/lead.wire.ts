/** How a provider takes a request to get in touch: one message for all that take any. */
export interface LeadWire {
  readonly reference: string;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly about: readonly { readonly name: string; readonly text: string }[];
  readonly consent: string;
}

export interface LeadAnswerWire {
  readonly status: "RECEIVED" | "REFUSED";
  readonly reference: string;
}

export const LEAD_PATH = "/leads";
