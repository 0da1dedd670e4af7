import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomId } from "#platform/ids.ts";
import { applySetCookies } from "#tools/browser/apply-set-cookies.ts";

/** The web nodes as browsers reach them. */
export interface Nodes {
  /** Where they answer; a visitor whose node is dead asks the next. */
  readonly urls: readonly string[];
  readonly publicOrigin: string;
  /** Called after every request, without a status when there was no answer, and with the answer that is no success. */
  readonly requested?: (call: string, status: number | undefined, refusal?: string) => void;
  /** Sent with a call beside what every client sends. */
  readonly headersOf?: (call: string) => Readonly<Record<string, string>>;
}

/** What a node knows of a visitor: a limit on one address must not stop the others. */
export interface Browser {
  /** As the browser has it now. */
  cookie: string;
  readonly address: string;
}

/** Longer than any fault lasts: a visitor who waits gets the late answer. */
const ANSWER_WITHIN_MS = 20_000;

interface Sent {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  readonly isJson: boolean;
}

/** One request of a browser, counted by the shop. Throws when there is no answer. */
export async function send(
  { urls, publicOrigin, requested, headersOf }: Nodes,
  who: Browser,
  path: string,
  {
    fields,
    turn = 0,
    headers = {},
    call = path,
  }: {
    readonly fields?: Readonly<Record<string, string>> | undefined;
    readonly turn?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** What it is counted as. */
    readonly call?: string;
  } = {},
): Promise<Sent> {
  try {
    const answer = await fetch((urls[turn % urls.length] ?? "") + path, {
      ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
      headers: {
        ...headersOf?.(call),
        ...headers,
        origin: publicOrigin,
        cookie: who.cookie,
        "x-forwarded-for": who.address,
      },
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await answer.text();
    requested?.(call, answer.status, answer.ok ? undefined : text);
    who.cookie = applySetCookies(who.cookie, answer);
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: answer.status, ok: answer.ok, text, isJson };
  } catch (error) {
    requested?.(call, undefined);
    throw error;
  }
}

/** Each visitor has an address of their own, as behind a balancer in production. */
export const newBrowser = (random: () => number): Browser => {
  const byte = (): number => 1 + Math.floor(random() * 250);
  return { cookie: `${VISITOR_COOKIE}=${randomId()}`, address: `10.${byte()}.${byte()}.${byte()}` };
};
