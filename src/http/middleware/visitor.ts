import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import { DAY_S } from "#domain/calendar/durations.ts";
import type { VisitorIdReader, VisitorIdState } from "#journeys/identity/visitor-ids.port.ts";
import { type RecentMap, recentMap } from "#journeys/search/recent-map.ts";
import { isId, randomId } from "#platform/ids.ts";
import type { CookieKeys } from "./cookie-keys.ts";
import { readCookie } from "./read-cookie.ts";

/** `__Host-` ties the cookie to this host, to https and to the root path. */
export const VISITOR_COOKIE = "__Host-sparv";

/** A visitor's searches outlive the tab, but not the season. */
const COOKIE_LIFE_S = 90 * DAY_S;

/** Requests of other tabs are on their way with the former id when a login replaces it. They see nothing that they could not see before. */
export const LOGIN_GRACE_MS = 2_000;

/** A browser that still sends the former id by then did not receive the new one: it gets another id, as a new visitor. */
const COOKIE_ON_ITS_WAY_MS = 60_000;

/** The person at the browser, known only by a random cookie. */
export interface Visitor {
  /** A keyed hash of the cookie: the owner of stored rows. Reading it creates the cookie of a new visitor. */
  owner(): string;
  /** Whether the browser has been here before; reading it changes nothing. */
  isKnown(): boolean;
  /** Whether the cookie holds an id that a login has replaced or a logout ended. */
  isFormer(): boolean;
  /** The owner also by an id that a login has replaced: for the login's own calls, which need the login's secret besides. */
  ownerAtLogin(): string;
  /** The visitor's next id, after a login. */
  replaceId(generation: number): void;
  /** Makes the next person at this browser a stranger to everything this visitor owns. */
  forget(): void;
  /** The cookie to set, when this request made the visitor known. */
  newCookie(): string | undefined;
}

export function readVisitor(cookieHeader: string | undefined, keys: CookieKeys, ids: VisitorIdReader): Visitor {
  const sent = readCookie(cookieHeader, VISITOR_COOKIE, isVisitorValue);
  const known = sent === undefined ? undefined : identify(sent, keys);
  const state = known && ids.find(known.owner);
  const isCurrent = known !== undefined && isGood(known, state);
  const isFormer = known !== undefined && !isCurrent;
  let value = isCurrent ? sent : undefined;
  let owner = isCurrent ? known.owner : undefined;
  if (isFormer && state && state.ageMs >= COOKIE_ON_ITS_WAY_MS) ids.formerSent(known.owner, state);
  let maySetCookie = !isFormer || (state?.ageMs ?? 0) >= COOKIE_ON_ITS_WAY_MS;
  const become = (id: string): void => {
    value = sign(id, 0, keys[0]);
    owner = identify(value, keys)?.owner;
  };
  return {
    owner() {
      if (value === undefined) become(randomId());
      else if (value === sent) value = known?.value;
      return owner ?? "";
    },
    isKnown: () => isCurrent,
    isFormer: () => isFormer,
    ownerAtLogin() {
      return known && !state?.isEnded ? known.owner : this.owner();
    },
    replaceId(generation) {
      if (!known) return;
      value = sign(known.id, generation, known.key);
      maySetCookie = true;
    },
    forget() {
      become(randomId());
      maySetCookie = true;
    },
    newCookie() {
      if (value === undefined || value === sent || !maySetCookie) return undefined;
      return `${VISITOR_COOKIE}=${value}; Path=/; Max-Age=${COOKIE_LIFE_S}; Secure; HttpOnly; SameSite=Lax`;
    },
  };
}

interface KnownVisitor {
  readonly id: string;
  /** Of the cookie, with our signature. */
  readonly value: string;
  readonly owner: string;
  readonly generation: number;
  /** The one that signed the cookie: its owner stays the same when another key signs the cookies of new visitors. */
  readonly key: KeyObject;
}

/** A node that has not yet received the event of a login trusts the signature. */
function isGood({ generation }: KnownVisitor, state: VisitorIdState | undefined): boolean {
  if (!state) return true;
  if (state.isEnded) return false;
  return generation >= state.generation || (generation === state.generation - 1 && state.ageMs < LOGIN_GRACE_MS);
}

/** An id with the number of its replacements and our signature. Earlier releases issued an id alone: such a browser gets the signature. */
const isVisitorValue = (value: string): boolean => isId(value) || SIGNED.test(value);
const SIGNED = /^([\w-]{22,64})\.(\d{1,6})\.([\w-]{43})$/;

const sign = (id: string, generation: number, key: KeyObject): string =>
  `${id}.${generation}.${createHmac("sha256", key).update(`visitor-id ${id}.${generation}`).digest("base64url")}`;

/** A page that waits asks every 800 ms, and each time as the same visitor: hashing is a good part of what its poll costs. */
const REMEMBERED_VISITORS = 10_000;
const visitorsByKeys = new WeakMap<CookieKeys, RecentMap<string, KnownVisitor>>();

function identify(value: string, keys: CookieKeys): KnownVisitor | undefined {
  const visitors = visitorsByKeys.get(keys) ?? recentMap<string, KnownVisitor>(REMEMBERED_VISITORS);
  visitorsByKeys.set(keys, visitors);
  const remembered = visitors.get(value);
  if (remembered !== undefined) return remembered;
  const [, id = value, digits = "0"] = SIGNED.exec(value) ?? [];
  const generation = Number(digits);
  const key = id === value ? keys[0] : keys.find((each) => isSame(value, sign(id, generation, each)));
  if (!key) return undefined;
  const owner = createHmac("sha256", key).update(id).digest("base64url");
  const known = { id, value: id === value ? sign(id, generation, key) : value, owner, generation, key };
  visitors.set(value, known);
  return known;
}

const isSame = (value: string, expected: string): boolean =>
  value.length === expected.length && timingSafeEqual(Buffer.from(value), Buffer.from(expected));
