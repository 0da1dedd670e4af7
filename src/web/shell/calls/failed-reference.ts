import { formatFaultReference } from "#domain/support/fault-reference.ts";
import { traceIdIn } from "./trace-parent.ts";

let last: string | undefined;

/** Of the post that failed in this browser and led to the fault page, if one did. Nothing sets it on the server. */
export const failedReference = {
  note: (traceParent: string): void => void (last = formatFaultReference(traceIdIn(traceParent))),
  read: (): string | undefined => last,
};
