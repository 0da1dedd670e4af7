import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { readConfig } from "#platform/config/config.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { newAddress } from "#tests/support/address.ts";
import { openSession, type TestPerson } from "#tests/support/open-session.ts";

export const CASES = "/redaktion/arenden/";
export const casePath = (orderId: string) => `/redaktion/arende/?id=${orderId}`;

export interface Answer {
  readonly status: number;
  readonly html: string;
  /** The redirect target, if any. */
  readonly location: string | null;
}

export interface Requests {
  get(path: string): Promise<Answer>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
}

/** Requests pages and forms without script as the given person; undefined is a visitor who is not logged in. */
export async function requestsAs(
  stack: { readonly url: string; readonly env: Readonly<Record<string, string>> },
  pool: DatabasePool,
  who: TestPerson | undefined,
): Promise<Requests> {
  const session = who ? `${SESSION_COOKIE}=${await openSession(pool, readConfig(stack.env), who)}` : "";
  const headers = { origin: stack.url, cookie: session, "x-forwarded-for": newAddress() };
  const read = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    html: await answer.text(),
    location: answer.headers.get("location"),
  });
  return {
    get: async (path) => read(await fetch(stack.url + path, { headers })),
    post: async (path, fields, more = {}) =>
      read(
        await fetch(stack.url + path, {
          method: "POST",
          headers: { ...headers, ...more },
          body: new URLSearchParams(fields),
          redirect: "manual",
        }),
      ),
  };
}
