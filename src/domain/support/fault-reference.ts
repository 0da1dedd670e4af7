/**
 * A fault by the reference that people speak and write: "F-4BF9-2F35-77B3". It is the beginning of the id of the trace, so that page, log and
 * desk have the same without storing it. The letter in front separates it from a personal number, which may have as many digits.
 */
export const formatFaultReference = (traceId: string): string =>
  [PREFIX, ...(traceId.slice(0, LENGTH).toUpperCase().match(/.{4}/g) ?? [])].join("-");

/** However it was typed, the beginning of the id of the trace. A whole id, as a log has it, is its own beginning. Undefined for anything else. */
export function readFaultReference(typed: string): string | undefined {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, "");
  return /^f([0-9a-f]{12})$/.exec(plain)?.[1] ?? (/^[0-9a-f]{32}$/.test(plain) ? plain : undefined);
}

const PREFIX = "F";
/** 48 bits: of the few faults that are stored, two do not share a reference. */
const LENGTH = 12;
