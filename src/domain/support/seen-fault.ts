/** page: the visitor saw the page of a fault. call: a call of a page failed, and the page shows what it means. */
export const SEEN_FAULT_KINDS = ["page", "call"] as const;

export type SeenFaultKind = (typeof SEEN_FAULT_KINDS)[number];
