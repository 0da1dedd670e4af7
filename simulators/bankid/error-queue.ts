import type { ErrorWire } from "#adapters/bankid/bankid.wire.ts";
import { jsonReply, type SystemReply } from "#simulators/kernel/system.ts";

export const OPERATIONS = ["auth", "sign", "collect", "cancel"] as const;
export type OperationName = (typeof OPERATIONS)[number];
export const isOperation = (name: unknown): name is OperationName => OPERATIONS.some((known) => known === name);

export const errorReply = (
  status: number,
  errorCode: string,
  details: string,
  headers?: Readonly<Record<string, string>>,
): SystemReply => jsonReply(status, { errorCode, details } satisfies ErrorWire, headers);

/** Errors that the next calls will be answered with, whatever they ask. */
export interface ErrorQueue {
  add(operation: OperationName, errorCode: string, count: number): void;
  next(operation: OperationName): SystemReply | undefined;
  clear(): void;
}

const STATUS: Readonly<Record<string, number>> = {
  alreadyInProgress: 400,
  invalidParameters: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internalError: 500,
  maintenance: 503,
};

const RATE_HEADERS = { "ratelimit-limit": "100", "ratelimit-remaining": "0", "ratelimit-reset": "3" };

export function createErrorQueue(): ErrorQueue {
  const queued = new Map<OperationName, string[]>();
  return {
    add(operation, errorCode, count) {
      const codes = Array.from({ length: count }, () => errorCode);
      queued.set(operation, [...(queued.get(operation) ?? []), ...codes]);
    },
    next(operation) {
      const errorCode = queued.get(operation)?.shift();
      if (errorCode === undefined) return undefined;
      // A code that is not in the table gets a status that is not there either.
      const status = STATUS[errorCode] ?? 422;
      return errorReply(status, errorCode, "Asked for by the test", status === 429 ? RATE_HEADERS : undefined);
    },
    clear: () => queued.clear(),
  };
}
