/** Requests of a run, as the visitors saw them. */
export interface RequestCounts {
  readonly requests: number;
  /** No answer, a fault of the server, or refused for lack of room. */
  readonly failed: number;
  /** Their kinds, for the log. */
  readonly kinds: Readonly<Record<string, number>>;
}

export interface RequestCounter {
  count(call: string, status: number | undefined): void;
  read(): RequestCounts;
}

const SERVER_FAULT = 500;
const TOO_MANY = 429;

export function countRequests(): RequestCounter {
  let requests = 0;
  const kinds = new Map<string, number>();
  return {
    count(call, status) {
      requests += 1;
      if (status !== undefined && status < SERVER_FAULT && status !== TOO_MANY) return;
      const kind = `${call}: ${status ?? "no answer"}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    },
    read: () => ({
      requests,
      failed: Array.from(kinds.values()).reduce((sum, each) => sum + each, 0),
      kinds: Object.fromEntries(kinds),
    }),
  };
}
