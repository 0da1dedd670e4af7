import type { Watch } from "./watch.ts";

/** Watches that ask no provider. */
export const REMINDER_LANE = "reminder";

/** Whose limits a run counts against. */
export const laneOf = ({ vertical, agreement }: Pick<Watch, "vertical" | "agreement">): string =>
  agreement.facts === undefined ? REMINDER_LANE : vertical;
