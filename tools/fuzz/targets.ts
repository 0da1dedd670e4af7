import type { Actor, GuardWorld } from "#tests/security/guard-world.ts";
import { OWNER_RULES } from "#tests/security/owner-rules.ts";
import { readRouteTable, type TableRoute } from "#tests/security/route-table.ts";

export interface FuzzActor {
  readonly name: string;
  readonly cookie: string;
  /** Empty for a browser that has no form of ours open. */
  readonly formToken: string;
}

/** One address of one route, with what a good request to it holds. */
export interface FuzzTarget {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly names: readonly string[];
  readonly isJson: boolean;
  /** Asks providers or waits. */
  readonly isCostly: boolean;
  /** What the actor would send: own ids where the actor has some, the owner's otherwise. */
  good(actor: FuzzActor): Readonly<Record<string, string>>;
  /** The ones in the address of a page's form. */
  inAddress(fields: readonly (readonly [string, string])[]): readonly (readonly [string, string])[];
}

/** What pages read, of which there is no schema. */
const PAGE_NAMES = [
  "searchid",
  "resultid",
  "fetchdataid",
  "sessionsearchid",
  "order",
  "kod",
  "id",
  "alias",
  "tjanst",
  "manad",
];
const FORM_NAMES = [
  "email",
  "question",
  "captcha",
  "website",
  "step",
  "name",
  "answer",
  "favorit",
  "samtycke",
  "text",
  "q",
];
const WAITS = /jamfor\/(?:ajax|progress\/stream)$|init-fetch|person-data|civic|order\/ajax$/;

/** Every call and page there is, from the contracts and `docs/routes.md`. */
export async function listTargets(world: GuardWorld): Promise<FuzzTarget[]> {
  const table = await readRouteTable(world.stack.url);
  return table.flatMap((route) => route.places.map(({ path, service }) => targetOf(world, route, path, service)));
}

function targetOf(world: GuardWorld, route: TableRoute, path: string, service: string | undefined): FuzzTarget {
  const isPage = route.kind === "page";
  const rules = OWNER_RULES[route.key] ?? [];
  const fixed = Object.assign({}, ...rules.map(({ fields = {} }) => fields)) as Record<string, string>;
  const isSearch = /^(?:POST|FORM) \/\{group\}\/\{service\}\/(?:jamfor\/ajax)?$/.test(route.key);
  return {
    key: route.key,
    method: route.method === "FORM" ? "POST" : route.method === "DATA" ? "GET" : route.method,
    path: route.method === "DATA" ? `${path}_.data` : path,
    names: [
      ...route.takes.filter((name) => name !== "something"),
      ...(isPage ? PAGE_NAMES : []),
      ...(route.method === "FORM" ? FORM_NAMES : []),
    ],
    isJson: route.address.startsWith("/webhooks/"),
    isCostly: isSearch || WAITS.test(route.address),
    good: (actor) => ({
      ...(isSearch && service !== undefined ? world.sampleOf(service) : {}),
      ...fixed,
      ...Object.fromEntries(
        rules.flatMap((rule) =>
          Object.entries(rule.ids).map(([name, kind]) => {
            const known = actorIn(world, actor.name);
            const own =
              known && (kind === "search" || kind === "result") ? world.ownOf(known, kind, service) : undefined;
            return [name, own ?? world.idOf(kind, service)] as const;
          }),
        ),
      ),
    }),
    inAddress: (fields) => (route.method === "FORM" ? fields.filter(([name]) => PAGE_NAMES.includes(name)) : []),
  };
}

const actorIn = (world: GuardWorld, name: string): Actor | undefined =>
  [world.owner, ...world.strangers].find((actor) => actor.name === name);

/** The prepared visitors, each with a form of ours open. */
export async function listActors(world: GuardWorld): Promise<FuzzActor[]> {
  return Promise.all(
    [world.owner, ...world.strangers].map(async (actor) => {
      const page = await (await world.ask(actor, { method: "GET", path: "/forsakring/bil/" })).text();
      const [, formToken = ""] = /"([0-9a-z]{6,10}\.[\w-]{43})/.exec(page) ?? [];
      return { name: actor.name, cookie: actor.cookie ?? "", formToken };
    }),
  );
}
