/** under-way: not settled. contract: the insurance is ordered. ended: nothing was ordered. unknown: staff must check. */
export type OrderPhase = "under-way" | "contract" | "ended" | "unknown";

interface StateRule<State, Shown, Mail> {
  readonly phase: OrderPhase;
  /** The states that may follow. */
  readonly moves: readonly State[];
  /** The state that the visitor's browser receives. */
  readonly shown: Shown;
  /** The template of the mail to the customer about an order that has reached the state. */
  readonly mail?: Mail;
}

const CHECKED = ["placed", "refused"] as const;
const OUTCOMES = [...CHECKED, "repriced", "expired", "uncertain"] as const;

/**
 * Everything that depends on a state of an order is here or derived from here; ARCHITECTURE.md lists what a new state takes. Statements of the
 * database list the states in this order.
 */
const RULES = {
  accepted: { phase: "under-way", shown: "open", moves: ["placing", "awaiting", ...OUTCOMES] },
  placing: { phase: "under-way", shown: "open", moves: ["awaiting", ...OUTCOMES] },
  /** The visitor must act at the provider. */
  awaiting: { phase: "under-way", shown: "waiting", moves: OUTCOMES },
  placed: { phase: "contract", shown: "placed", moves: [], mail: "order-confirmation" },
  /** By the provider. */
  refused: { phase: "ended", shown: "refused", moves: [], mail: "order-refused" },
  /** The provider required another price. */
  repriced: { phase: "ended", shown: "repriced", moves: [], mail: "order-unfinished" },
  /** The visitor did not act in time. */
  expired: { phase: "ended", shown: "expired", moves: [], mail: "order-unfinished" },
  /** The provider neither confirmed nor denied after every try. */
  uncertain: { phase: "unknown", shown: "uncertain", moves: CHECKED, mail: "order-uncertain" },
} as const satisfies Readonly<Record<string, StateRule<string, string, string>>>;

type Rules = typeof RULES;
export type OrderState = keyof Rules;
export type ShownOrderState = Rules[OrderState]["shown"];
export type ShownOpenState = Rules[OpenState]["shown"];
export type OrderMail = Extract<Rules[OrderState], { readonly mail: string }>["mail"];
/** The results of a check by staff. */
export type CheckOutcome = Rules["uncertain"]["moves"][number];
export type OpenState = StateWith<{ readonly phase: "under-way" }>;
export type SettledState = Exclude<OrderState, OpenState>;
export type EndedState = StateWith<{ readonly phase: "ended" }>;
/** The states whose rule has the given part. */
export type StateWith<Part> = { [State in OrderState]: Rules[State] extends Part ? State : never }[OrderState];
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** The same table, with moves that are states of it. */
const rules: Readonly<Record<OrderState, StateRule<OrderState, ShownOrderState, OrderMail>>> = RULES;

export const ORDER_STATES = Object.keys(RULES) as readonly OrderState[];
const statesIn = (phase: OrderPhase) => ORDER_STATES.filter((state) => rules[state].phase === phase);
export const OPEN_STATES = statesIn("under-way");
export const ENDED_STATES = statesIn("ended");
export const UNKNOWN_STATES = statesIn("unknown");
export const CHECK_OUTCOMES: readonly CheckOutcome[] = CHECKED;

/** Some of them are events that do not change the state. */
export const ORDER_EVENTS = [...ORDER_STATES, "signed", "attempt", "checked", "withdrawal-closed", "noted"] as const;

export const phaseOf = (state: OrderState): OrderPhase => rules[state].phase;
export const isOpen = (state: OrderState): state is OpenState => rules[state].phase === "under-way";
export const isEnded = (state: OrderState): state is EndedState => rules[state].phase === "ended";
/** An order of uncertain outcome may be a contract: it can be withdrawn from all the same. */
export const mayBeContract = (state: OrderState): boolean => !isOpen(state) && !isEnded(state);
/** The states that may precede the given one. */
export const movesTo = (to: OrderState): readonly OrderState[] =>
  ORDER_STATES.filter((from) => rules[from].moves.includes(to));

export const shownState = (state: OrderState): ShownOrderState => rules[state].shown;
export const SHOWN_ORDER_STATES: readonly ShownOrderState[] = [...new Set(ORDER_STATES.map(shownState))];

export const mailOf = (state: OrderState): OrderMail | undefined => rules[state].mail;
export const ORDER_MAILS = [...new Set(ORDER_STATES.flatMap((state) => mailOf(state) ?? []))];
