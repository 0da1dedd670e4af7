/** provider: it must answer. customer: must correct a value. desk: staff must act. over: nothing more happens. */
export type DeliveryPhase = "provider" | "customer" | "desk" | "over";

interface StateRule<State, Mail> {
  readonly phase: DeliveryPhase;
  /** The states that may follow. Only a correction by the customer begins a new round. */
  readonly moves: readonly State[];
  /** The template of the mail to the customer when the state is reached. */
  readonly mail?: Mail;
}

/**
 * Everything that depends on a state of a delivery is here or derived from here. Within a round the states come in this order, and a
 * delivery only moves forward: to a later state of its round, or to the next round.
 */
const RULES = {
  /**
   * The customer has corrected a value, and the provider may not have it yet. Begins every round but the first. When the answer to the
   * correction was lost, the next one may already state the day.
   */
  corrected: {
    phase: "provider",
    moves: ["pending", "confirmed", "correcting", "completed", "refused", "unclear", "ended"],
  },
  pending: { phase: "provider", moves: ["confirmed", "correcting", "completed", "refused", "unclear", "ended"] },
  /** The provider has stated the day. */
  confirmed: {
    phase: "provider",
    moves: ["correcting", "completed", "refused", "unclear", "ended"],
    mail: "delivery-confirmed",
  },
  /** Refused because of one value that the customer can correct. */
  correcting: {
    phase: "customer",
    moves: ["corrected", "refused", "unclear", "ended"],
    mail: "delivery-correcting",
  },
  completed: { phase: "over", moves: [], mail: "delivery-completed" },
  /** By the provider, for good: staff must answer what the customer can do. */
  refused: { phase: "desk", moves: ["pending", "completed", "ended"], mail: "delivery-refused" },
  /** No answer in time, or too many corrections. */
  unclear: { phase: "desk", moves: ["pending", "completed", "ended"], mail: "delivery-unclear" },
  /** The order was withdrawn, or staff have closed the case without a delivery. */
  ended: { phase: "over", moves: [] },
} as const satisfies Readonly<Record<string, StateRule<string, string>>>;

type Rules = typeof RULES;
export type DeliveryState = keyof Rules;
/** The others are for a confirmed day that the provider has changed, and for a delivery that it stopped because the order was withdrawn. */
export type DeliveryMail =
  | Extract<Rules[DeliveryState], { readonly mail: string }>["mail"]
  | "delivery-moved"
  | "delivery-withdrawn";

const rules: Readonly<Record<DeliveryState, StateRule<DeliveryState, DeliveryMail>>> = RULES;

export const DELIVERY_STATES = Object.keys(RULES) as readonly DeliveryState[];
export const deliveryPhase = (state: DeliveryState): DeliveryPhase => rules[state].phase;
const statesIn = (...phases: DeliveryPhase[]) => DELIVERY_STATES.filter((state) => phases.includes(rules[state].phase));
/** An outside party must still act, and the workflow follows it. */
export const FOLLOWED_STATES = statesIn("provider", "customer");
export const DESK_STATES = statesIn("desk");
export const OPEN_DELIVERY_STATES = statesIn("provider", "customer", "desk");

export const mayFollow = (from: DeliveryState, to: DeliveryState): boolean => rules[from].moves.includes(to);
export const deliveryMailOf = (state: DeliveryState): DeliveryMail | undefined => rules[state].mail;
