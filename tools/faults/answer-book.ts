/** What visitors got for their requests during one row. */
export interface AnswerCounts {
  readonly requests: number;
  /** Complete and correct. */
  readonly answered: number;
  /** We stated that it does not work now: 503, 429, or a message in the answer. */
  readonly declined: number;
  /** No answer, or an error that states nothing. */
  readonly unanswered: number;
  /** Each with what was wrong in it. */
  readonly wrong: readonly string[];
  /** For the log. */
  readonly kinds: Readonly<Record<string, number>>;
}

export interface AnswerBook {
  /** Without a status there was no answer. The text is that of an answer that is no success. */
  count(call: string, status: number | undefined, refusal?: string): void;
  /** An answer that came and states that something cannot be shown now; it has been counted as answered. */
  declined(call: string): void;
  wrong(what: string): void;
  read(): AnswerCounts;
}

const TOO_MANY = 429;
const SERVER_FAULT = 500;
const UNAVAILABLE = 503;

/** What an error page must never show: places in our source, addresses, messages of a database or of the system. */
const INTERNALS =
  /\n\s+at \S+.*:\d+|node:internal|\/build\/server\/|\.tsx?:\d+|\bE(?:CONN[A-Z]+|TIMEDOUT|PIPE|NOSPC)\b|127\.0\.0\.1:\d+|(?:postgres|redis|smtp):\/\/|relation "|syntax error at/;

/** The envelope of a call, or a page of ours: not the page that a balancer sends for a node that is away. */
const OURS = /^\s*\{"|lang="sv"/;

export const showsInternals = (body: string): boolean => INTERNALS.test(body);

export function openAnswerBook(): AnswerBook {
  let requests = 0;
  let answered = 0;
  let declined = 0;
  const wrong: string[] = [];
  const kinds = new Map<string, number>();
  const note = (kind: string) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return {
    count(call, status, refusal = "") {
      requests += 1;
      if (status !== undefined && status >= SERVER_FAULT && showsInternals(refusal))
        wrong.push(`${call}: ${status} shows internals: ${refusal.slice(0, 200)}`);
      if (status !== undefined && status < SERVER_FAULT && status !== TOO_MANY) {
        answered += 1;
        return;
      }
      note(`${call}: ${status ?? "no answer"}`);
      if (status === TOO_MANY || (status === UNAVAILABLE && OURS.test(refusal))) declined += 1;
    },
    declined(call) {
      answered -= 1;
      declined += 1;
      note(`${call}: stated as unavailable`);
    },
    wrong: (what) => void wrong.push(what),
    read: () => ({
      requests,
      answered,
      declined,
      unanswered: requests - answered - declined,
      wrong: [...wrong],
      kinds: Object.fromEntries(kinds),
    }),
  };
}
