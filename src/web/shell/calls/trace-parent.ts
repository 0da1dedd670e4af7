/**
 * A new trace, as the header that begins it (W3C Trace Context): what the visitor does here is the first part of what it causes on
 * our servers and at providers. Random for each action and stored nowhere, so it follows no one. Whether it is exported is the
 * server's decision.
 */
export const newTraceParent = (): string => `00-${randomHex(16)}-${randomHex(8)}-00`;

export const traceIdIn = (traceParent: string): string => traceParent.slice(3, 35);

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
