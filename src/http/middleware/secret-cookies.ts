import { isId } from "#platform/ids.ts";

export interface SecretCookieRules {
  /** The name ends with the id that the secret belongs to. */
  readonly prefix: string;
  readonly lifeMs: number;
  /** So many of the newest cookies remain when another is set, so that the tabs that wait for them still get an answer. */
  readonly retainedCount: number;
}

/** Cookies with the secret of something that only one browser may finish. */
export interface SecretCookies {
  readonly prefix: string;
  /** All the secrets that a browser has. */
  read(header: string | undefined): readonly string[];
  /** As `Set-Cookie` lines: the new one, and the end of those that are too many. */
  add(header: string | undefined, id: string, secret: string): readonly string[];
}

/** More than the tabs that are open at once; a longer header is an attack. */
const MAX_READ = 20;

/** One for each, by its id: two tabs that start at once do not overwrite each other's. */
export function secretCookies({ prefix, lifeMs, retainedCount }: SecretCookieRules): SecretCookies {
  // Lax: the app returns by a navigation from outside.
  const line = (id: string, value: string, lifeS: number): string =>
    `${prefix}${id}=${value}; Path=/; Max-Age=${lifeS}; Secure; HttpOnly; SameSite=Lax`;
  return {
    prefix,
    read: (header) => listCookies(header, prefix).map(({ secret }) => secret),
    add: (header, id, secret) => [
      ...listCookies(header, prefix)
        .slice(0, -retainedCount)
        .map((spent) => line(spent.id, "", 0)),
      line(id, secret, lifeMs / 1_000),
    ],
  };
}

/** The newest ones: a browser sends its oldest cookie first. */
function listCookies(
  header: string | undefined,
  prefix: string,
): readonly { readonly id: string; readonly secret: string }[] {
  const found: { id: string; secret: string }[] = [];
  for (const part of header?.split(";") ?? []) {
    const [name = "", value = ""] = part.trim().split("=");
    const id = name.slice(prefix.length);
    if (name.startsWith(prefix) && isId(id) && isId(value)) found.push({ id, secret: value });
  }
  return found.slice(-MAX_READ);
}
