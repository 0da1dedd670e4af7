import type { Watch } from "./watch.ts";

/** Of watches that ask no provider. */
export const NO_QUOTA = "none";

/** Whose limits a run counts against. */
export const quotaOf = ({ vertical, agreement }: Pick<Watch, "vertical" | "agreement">): string =>
  agreement.facts === undefined ? NO_QUOTA : vertical;
