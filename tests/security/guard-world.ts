import { Redis } from "ioredis";
import { expect } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import { storeFinding } from "#tests/support/watch-findings.ts";
import { applicationOf, fillAccount, FORMER, ACCOUNT_HOLDER } from "#tests/support/my-pages.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { CONTACT, valuesOf } from "#tests/contracts/checkout/checkout-world.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import type { CheckoutState, OrderData } from "#http/contract/order.schema.ts";
import { LOGIN_COOKIE_PREFIX } from "#http/middleware/login-cookies.ts";
import { SIGNING_COOKIE_PREFIX } from "#http/middleware/signing-cookies.ts";
import type { IdKind, OwnKind } from "./owner-rules.ts";
import { services } from "./route-table.ts";

/** Who asks: what their browser sends as cookies. */
export interface Actor {
  readonly name: string;
  readonly cookie: string | undefined;
  readonly isLoggedIn: boolean;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as a form, unless the headers set another type. */
  readonly body?: Readonly<Record<string, string>> | string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface GuardWorld {
  readonly stack: Stack;
  readonly owner: Actor;
  readonly strangers: readonly Actor[];
  /** With the owner's long-lived cookie, and none of the secrets of pending logins and signings. */
  readonly copied: Actor;
  /** The owner's id of a kind, of a service when the kind has one per service. */
  idOf(kind: IdKind, service: string | undefined): string;
  /** The same for the actor; undefined when they have none. */
  ownOf(actor: Actor, kind: OwnKind, service: string | undefined): string | undefined;
  sampleOf(service: string): Readonly<Record<string, string>>;
  ask(actor: Actor, asked: Asked): Promise<Response>;
  /** One line per table: changes when anything in it does. */
  fingerprint(except?: readonly string[]): Promise<string[]>;
  stop(): Promise<void>;
}

/** An owner with one of every kind of id, and three strangers. */
export async function startGuardWorld(topic: string): Promise<GuardWorld> {
  // A guard asks for everything at once. On a busy machine some of it would be refused, and a refusal shows nothing to anyone.
  const stack = await startStack({ topic, speed: "instant", env: { SPARV_LOAD_SHEDDING: "off" } });
  const ordered = openOrderFixtures(stack);
  const [accountHolder, other, visitor] = await Promise.all([
    ordered.newCustomer("account-holder"),
    ordered.newCustomer("newcomer"),
    ordered.newCustomer(),
  ]);
  const ask = askerOf(stack);
  const { held, secrets } = await fill(ordered, accountHolder, (asked) => ask(actorOf("owner", accountHolder), asked));
  const owner = actorOf("owner", accountHolder, ...secrets);
  const copied = actorOf("a copy of the visitor's cookie", { ...accountHolder, sessionToken: undefined });
  const [browser, person] = [actorOf("another browser", visitor), actorOf("another person", other)];
  const owns = new Map<Actor, ReadonlyMap<string, string>>([
    [owner, held],
    [browser, await searchAll(visitor)],
    [person, await searchAll(other)],
  ]);
  return {
    stack,
    owner,
    copied,
    strangers: [browser, { name: "logged out", cookie: undefined, isLoggedIn: false }, person],
    ownOf: (actor, kind, service) => owns.get(actor)?.get(`${kind} ${service ?? services[0]?.name}`),
    idOf: (kind, service) => held.get(`${kind} ${service}`) ?? held.get(kind) ?? "",
    sampleOf: (service) => simulatedVerticals.find(({ name }) => name === service)?.samples.ordinary ?? {},
    ask,
    fingerprint: (except) => fingerprintOf(ordered, except),
    async stop() {
      await ordered.close();
      await stack.stop();
    },
  };
}

const actorOf = (name: string, { visitorToken, sessionToken }: Customer, ...more: readonly string[]): Actor => ({
  name,
  cookie: [
    `${VISITOR_COOKIE}=${visitorToken}`,
    ...(sessionToken ? [`${SESSION_COOKIE}=${sessionToken}`] : []),
    ...more,
  ].join("; "),
  isLoggedIn: sessionToken !== undefined,
});

/** From a new address each time, and once more when the browser has asked too often, because limits are tested elsewhere. */
const askerOf = ({ url, env }: Stack) => {
  const ask = senderTo(url);
  return async (actor: Actor, asked: Asked): Promise<Response> => {
    const answer = await ask(actor, asked);
    if (answer.status !== TOO_MANY) return answer;
    await answer.body?.cancel();
    await forgetLimits(readConfig(env).redisUrl);
    return ask(actor, asked);
  };
};

const TOO_MANY = 429;

async function forgetLimits(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    const keys = await redis.keys("*rate:*");
    if (keys.length > 0) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}

const senderTo =
  (url: string) =>
  (actor: Actor, { method, path, query, body, headers }: Asked): Promise<Response> => {
    const sent = {
      origin: url,
      "x-forwarded-for": newAddress(),
      ...(actor.cookie === undefined ? {} : { cookie: actor.cookie }),
      ...headers,
    };
    return fetch(`${url}${path}${query ? `?${new URLSearchParams(query).toString()}` : ""}`, {
      method,
      redirect: "manual",
      headers: Object.fromEntries(
        Object.entries(sent).filter((each): each is [string, string] => each[1] !== undefined),
      ),
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : new URLSearchParams(body) }),
    });
  };

async function fill(
  ordered: OrderFixtures,
  accountHolder: Customer,
  ask: (asked: Asked) => Promise<Response>,
): Promise<{ readonly held: ReadonlyMap<string, string>; readonly secrets: readonly string[] }> {
  const { fetchId } = await fillAccount(ordered, accountHolder);
  const held = new Map<string, string>(await searchAll(accountHolder));
  held.set("fetch", fetchId);
  const [first] = services;
  const saved = await accountHolder.post("/ajax/favorite/", { resultid: held.get(`result ${first?.name}`) ?? "" });
  held.set("favourite", saved.body.Data.Result.FavoriteId as string);
  await accountHolder.submit("/minasidor/hushall/avtal/", { kind: "phone", provider: "Ton" });
  const household = await (await accountHolder.get("/minasidor/hushall/")).text();
  held.set("contract", /hushall\/avtal\/\?avtal=([\w-]+)/.exec(household)?.[1] ?? "");
  for (const kind of ["search", "running-search", "named-search", "result"])
    held.set(kind, held.get(`${kind} ${first?.name}`) ?? "");
  held.set("order", await ordered.place(accountHolder, { personalNumber: ACCOUNT_HOLDER, former: FORMER }));
  const application = applicationOf(ACCOUNT_HOLDER);
  await ordered.applications.store(application);
  held.set("application", application.applicationHash);
  const { findingId } = await storeFinding(ordered, { person: "account-holder", searchedBy: accountHolder });
  held.set("finding", findingId);
  const login = await ask({ method: "POST", path: "/ajax/login/bankid/init", body: { device: "other" } });
  const started = (await login.json()) as { Data: { Result: Record<string, string> } };
  held.set("login", Object.entries(started.Data.Result).find(([key]) => /loginid/i.test(key))?.[1] ?? "");
  const signing = await beginSigning(accountHolder, ask);
  held.set("signing", signing.signingId);
  held.set("staff", randomId());
  const missing = [...held].filter(([, id]) => id === "").map(([kind]) => kind);
  if (missing.length > 0) throw new Error(`the owner has no ${missing.join(", ")}`);
  return { held, secrets: [secretIn(login, LOGIN_COOKIE_PREFIX), signing.secret] };
}

const secretIn = ({ headers }: Response, prefix: string): string =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith(prefix))
    ?.split(";")[0] ?? "";

/** An order that requires a signature, submitted and not signed. */
async function beginSigning(
  customer: Customer,
  ask: (asked: Asked) => Promise<Response>,
): Promise<{ readonly signingId: string; readonly secret: string }> {
  const car = services.find(({ name }) => name === "car");
  const path = car?.path ?? "/";
  const sample = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
  const found = await customer.post(`${path}jamfor/ajax`, { ...sample, tempsearchid: randomId() });
  const offers = found.body.Data.Result.Ok as readonly { ResultId: string; ProviderId: number }[];
  const offer = offers.find(({ ProviderId }) => ProviderId === insurers.kronhjort.providerId);
  const opened = await customer.post(`${path}order/checkout`, { resultid: offer?.ResultId ?? "" });
  const values = valuesOf(opened.body.Data.Result as CheckoutState);
  const body = { ...values, ...CONTACT, action: "calculate" };
  const sent = await ask({ method: "POST", path: `${path}order/ajax`, body });
  const { Data } = (await sent.json()) as { Data: OrderData };
  return { signingId: Data.Result.Signing?.SigningId ?? "", secret: secretIn(sent, SIGNING_COOKIE_PREFIX) };
}

/** One search in every service. */
async function searchAll(customer: Customer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name, path } of services) {
    const sample = simulatedVerticals.find((each) => each.name === name)?.samples.ordinary ?? {};
    const running = randomId();
    const { body } = await customer.post(`${path}jamfor/ajax`, { ...sample, tempsearchid: running });
    const { SearchId, Ok } = body.Data.Result as { SearchId: string; Ok: readonly { ResultId: string }[] };
    found.set(`search ${name}`, SearchId);
    found.set(`running-search ${name}`, running);
    const named = randomId();
    await customer.post(`${path}jamfor/ajax`, { ...sample, tempsearchid: named });
    found.set(`named-search ${name}`, named);
    found.set(`result ${name}`, Ok[0]?.ResultId ?? "");
  }
  return found;
}

async function fingerprintOf({ pool }: OrderFixtures, except: readonly string[] = []): Promise<string[]> {
  // They are written after the lists.
  await expect.poll(async () => (await pool.query(LISTS_WITHOUT_RECEIPT)).rowCount).toBe(0);
  const tables = await pool.query<{ name: string }>(
    // A partition is part of its table.
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables.rows.filter((table) => !except.includes(table.name))) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${name}" t`,
    );
    lines.push(`${name} ${rows[0]?.print}`);
  }
  return lines;
}

const LISTS_WITHOUT_RECEIPT =
  "select from searches where state = 'done' and not exists (select from receipts where receipts.id = searches.id)";
