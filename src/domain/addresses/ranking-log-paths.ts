import { receiptPath } from "./verifiable-paths.ts";

/** The signed heads of the log of receipts, the newest first; those of days before the given one. */
export const rankingLogPath = (before?: string) =>
  `/.well-known/sparv-ranking-log.json${before === undefined ? "" : `?before=${before}`}`;
/** Shows that the log only grew from the first size to the second. */
export const logConsistencyPath = () => "/.well-known/sparv-ranking-log/consistency";
/** Shows that a receipt is in the log. */
export const receiptLogPattern = () => "/kvitto/:id/logg/";
/** What a receipt committed to, from its day on. */
export const commissionOpeningPath = (receiptId: string) => `${receiptPath(receiptId)}provision/`;
export const commissionOpeningPattern = () => "/kvitto/:id/provision/";
