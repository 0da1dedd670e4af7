/** The name of the workflow that follows one answer; its id is the answer's. */
export const ANSWER_WORKFLOW = "application-answer";

/** Sent when the applicant has acted: the next look is then immediate. Each round has its own. */
export const actedSignal = (round: number): string => `acted-${round}`;
