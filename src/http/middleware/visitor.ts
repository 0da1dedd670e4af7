import { createHmac, type KeyObject } from "node:crypto";
import { type RecentMap, recentMap } from "#journeys/search/recent-map.ts";
import { randomId } from "#platform/ids.ts";
import { readCookie } from "./read-cookie.ts";

/** `__Host-` ties the cookie to this host, to https and to the root path. */
export const VISITOR_COOKIE = "__Host-sparv";

/** A visitor's searches outlive the tab but not the season. */
const COOKIE_LIFE_S = 90 * 24 * 3600;

/** Whoever sits at the browser, known only by a random cookie. */
export interface Visitor {
  /** A keyed hash of the cookie: what rows are owned by. Asking for it makes a new visitor known. */
  owner(): string;
  /** Makes whoever sits here next a stranger to everything this visitor owns. */
  forget(): void;
  /** The cookie to set, when this request made the visitor known. */
  newCookie(): string | undefined;
}

export function readVisitor(cookieHeader: string | undefined, key: KeyObject): Visitor {
  const sent = readCookie(cookieHeader, VISITOR_COOKIE);
  let token = sent;
  let owner: string | undefined;
  return {
    owner() {
      token ??= randomId();
      owner ??= ownerOf(token, key);
      return owner;
    },
    forget() {
      token = randomId();
      owner = undefined;
    },
    newCookie() {
      if (token === undefined || token === sent) return undefined;
      return `${VISITOR_COOKIE}=${token}; Path=/; Max-Age=${COOKIE_LIFE_S}; Secure; HttpOnly; SameSite=Lax`;
    },
  };
}

/** A page that waits asks every 800 ms, and each time as the same visitor: hashing is a good part of what its poll costs. */
const REMEMBERED_OWNERS = 10_000;
const ownersByKey = new WeakMap<KeyObject, RecentMap<string, string>>();

function ownerOf(token: string, key: KeyObject): string {
  const owners = ownersByKey.get(key) ?? recentMap<string, string>(REMEMBERED_OWNERS);
  ownersByKey.set(key, owners);
  const known = owners.get(token);
  if (known !== undefined) return known;
  const owner = createHmac("sha256", key).update(token).digest("base64url");
  owners.set(token, owner);
  return owner;
}
