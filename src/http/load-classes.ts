import type { LoadClass } from "#platform/overload/load-shedder.ts";

/** The importance of a request under overload; the class that is refused first comes first. */
export type LoadClassName = "unknown" | "read" | "search" | "checkout" | "order";

/**
 * How late the event loop may be, as a multiple of the normal delay on this machine. An order waits for the loop about six times (limit,
 * session, database, engine), and a node accepts only orders long before that is half a second.
 */
export const LOAD_CLASSES: readonly LoadClass<LoadClassName>[] = [
  { name: "unknown", timesNormal: 2 },
  { name: "read", timesNormal: 4 },
  { name: "search", timesNormal: 6, inFlightTimesNormal: 1.5 },
  { name: "checkout", timesNormal: 10 },
  { name: "order", timesNormal: 60 },
];

/** How long a page may wait for its turn to be rendered; one that must wait longer is refused at once. */
export const RENDER_WITHIN_MS: Readonly<Record<LoadClassName, number>> = {
  unknown: 100,
  read: 500,
  search: 500,
  checkout: 2_000,
  order: 5_000,
};

/** The more important first. */
export const rankOf = (name: LoadClassName): number =>
  LOAD_CLASSES.length - 1 - LOAD_CLASSES.findIndex((each) => each.name === name);

/** Every route that is no page; the first matching line applies. A route without one fails the architecture tests. */
const CALLS: readonly (readonly [RegExp, LoadClassName])[] = [
  // Health, so that an overloaded node is not taken out, which would only load the others; what machines deliver to us once.
  [/^\/(?:live|ready)$|^\/webhooks\/|^\/ajax\/mail\/bounce\//, "order"],
  // Reports a search that is already admitted, and costs next to nothing.
  [/\/progress\/stream$/, "checkout"],
  // An agent can ask again; a visitor who waits cannot.
  [/^\/mcp$|^\/oauth\/|^\/\.well-known\/oauth-/, "read"],
  [/\/order\/checkout$/, "checkout"],
  [/\/order\/(?:ajax|status|sign|sign\/status|sign\/cancel)$|^\/order\/bankid\/$/, "order"],
  [/^\/ajax\/(?:login|logout|session|withdraw-order|check-cancel|send-cancel|gift-campaign|competition)\b/, "checkout"],
  [/\/(?:get-owner-insurance-info|(?:init|poll|check|cancel)-[a-z-]*(?:insurance-data|fetch-result))$/, "checkout"],
  // Includes the return from BankID.
  [/^\/(?:minasidor|hamtning)\//, "checkout"],
  [/\/jamfor\/(?:ajax|progress|progress\/stream)$|\/ask-ai$/, "search"],
  [/^\/ajax\/(?:user|vehicle|zip-code|org)-data\/|^\/ajax\/(?:validate-email|get-provider-list)\b/, "search"],
  [/^\/ajax\/[a-z]+\/calculate\/$/, "search"],
  [/^\/ajax\/(?:add-event-[a-z]+-insurance-savings|favorite|cookie|alias)\//, "search"],
  [/^\/ajax\/(?:register-email|newsletter|watch|expertpanel-challenge|send-expertpanel-question)\//, "search"],
  // Of no use to the visitor who waits: what is measured, what others did, and the frames of third parties.
  [/^\/ajax\/(?:tracking|csp-report|latest-purchase|recent-searches|series)\/|^\/ram\/|^\/bolag\//, "read"],
  [/^\/(?:assets|fonts|images)\/|\.[a-z0-9]+$|^\/(?:kalender|kvitto)\/|^\/\.well-known\//, "read"],
];

/** Undefined for a route without a chosen class: a guard of the architecture tests finds it. */
export const chosenClassOf = (path: string): LoadClassName | undefined =>
  CALLS.find(([pattern]) => pattern.test(path))?.[1];

/** A route that is no page: a call, a file, or one for operators. */
const classOfRoute = (path: string): LoadClassName => chosenClassOf(path) ?? "search";

/** Pages of an order under way, of a request to a provider, of the return from BankID and of my pages belong to a purchase; the others are for reading. */
const classOfPage = (path: string): LoadClassName =>
  /\/(?:order|forfragan)\/|^\/minasidor\/|^\/redaktion\//.test(path) ? "checkout" : "read";

/** What method and address alone decide, before anything else is read. */
export interface LoadClassifier {
  classOf(method: string, url: string): LoadClassName;
  /** A call, a file or one for operators, and not a page. */
  isRoute(method: string, url: string): boolean;
  isPage(path: string): boolean;
  addRoute(method: string, path: string): void;
  addPages(paths: Iterable<string>): void;
}

export function createLoadClassifier(): LoadClassifier {
  const routes = new Map<string, LoadClassName>();
  const pages = new Map<string, LoadClassName>();
  /** Those with a part that differs: "/a/:id/". */
  const patterns: (readonly [RegExp, LoadClassName])[] = [];
  const routePatterns: (readonly [RegExp, LoadClassName])[] = [];
  const routeAt = (method: string, url: string) =>
    routes.get(keyOf(method, url)) ?? routePatterns.find(([pattern]) => pattern.test(keyOf(method, url)))?.[1];
  const pageAt = (path: string) => pages.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
  const pageOf = (path: string) =>
    path.endsWith(".data") ? pageAt(pathOfData(path)) : (pageAt(path) ?? pageAt(`${path}/`));
  const keyOf = (method: string, url: string) => `${method === "HEAD" ? "GET" : method} ${pathOf(url)}`;
  return {
    classOf: (method, url) => routeAt(method, url) ?? pageOf(pathOf(url)) ?? "unknown",
    isRoute: (method, url) => routeAt(method, url) !== undefined,
    isPage: (path) => pageOf(path) !== undefined,
    addRoute: (method, path) => {
      if (path.includes("*")) return;
      if (path.includes("/:")) routePatterns.push([patternOf(`${method} ${path}`), classOfRoute(path)]);
      else routes.set(`${method} ${path}`, classOfRoute(path));
    },
    addPages: (paths) => {
      for (const path of paths) {
        if (path.includes("/:")) patterns.push([patternOf(path), classOfPage(path)]);
        else pages.set(path, classOfPage(path));
      }
    },
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);

const pathOf = (url: string): string => {
  const cut = url.indexOf("?");
  return cut < 0 ? url : url.slice(0, cut);
};

/** The router fetches `/om/` as `/om/_.data` or `/om.data`. */
const pathOfData = (path: string): string => path.replace(/(?:_|\/_)?\.data$/, "").replace(/\/?$/, "/");
