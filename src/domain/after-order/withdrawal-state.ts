/**
 * By state, how far it has come. sending: the customer has a receipt, and the provider is being notified. unclear: the provider refused,
 * or never answered, and staff must close it. confirmed: by the provider, or by staff after all (`ended`). continued: staff have found out
 * that the insurance continues.
 */
const PHASES = {
  accepted: "sending",
  confirmed: "confirmed",
  refused: "unclear",
  uncertain: "unclear",
  ended: "confirmed",
  continued: "continued",
} as const;

export type WithdrawalState = keyof typeof PHASES;
export type WithdrawalPhase = (typeof PHASES)[WithdrawalState];

export const WITHDRAWAL_STATES = Object.keys(PHASES) as readonly WithdrawalState[];
export const withdrawalPhase = (state: WithdrawalState): WithdrawalPhase => PHASES[state];
export const UNCLEAR_STATES = WITHDRAWAL_STATES.filter((state) => PHASES[state] === "unclear");
export const CLOSED_STATES = WITHDRAWAL_STATES.filter((state) => !["sending", "unclear"].includes(PHASES[state]));
