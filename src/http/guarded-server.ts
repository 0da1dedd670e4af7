import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createHeldAnswers } from "#platform/overload/held-answers.ts";
import { createLoadShedder, type ShedLevels } from "#platform/overload/load-shedder.ts";
import { createTurnQueue } from "#platform/overload/turn-queue.ts";
import {
  createLoadClassifier,
  LOAD_CLASSES,
  type LoadClassifier,
  type LoadClassName,
  rankOf,
  RENDER_WITHIN_MS,
} from "./load-classes.ts";
import { type RefusedKind, refuseForLoad } from "./overload-answers.ts";

export interface OverloadSetup {
  readonly isOn: boolean;
  readonly maxConnections: number;
  /** A request was refused, or a connection was. */
  readonly refused: (what: LoadClassName | "connection") => void;
}

/** Lets an overloaded node still answer orders. */
export interface Overload {
  readonly classifier: LoadClassifier;
  readonly levels: ShedLevels;
  /** Resolves when a page of this address may be rendered. */
  renderTurn(path: string): Promise<void>;
  waitingPages(): number;
  /** The server in front of everything else: a refused request reaches no hook, no router and no cookie. */
  serve(handler: Handler): Server;
  stop(): void;
}

/** A visitor who submits a form without script gets a page, also from a call. */
function refusedKind({ method, headers }: IncomingMessage, isRoute: boolean): RefusedKind {
  if (isRoute && !headers.accept?.includes("text/html")) return "call";
  return method === "GET" || method === "HEAD" ? "page" : "form";
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A phone on a bad network sends a form of ours in two seconds; only an attack that holds connections open needs longer. */
export const REQUEST_TIMEOUT_MS = 20_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Node looks every thirty seconds for requests that take too long, unless configured. */
const LOOK_FOR_SLOW_MS = 1_000;
/** Longer than a balancer's, which must be the side that closes. */
const KEEP_ALIVE_MS = 72_000;

/** So few are not a queue, however slow the machine is. */
const FEW_PAGES = 16;
/** Shorter than a person notices, long enough that a program with a hundred connections cannot ask a thousand times a second. */
const HOLD_REFUSAL_MS = 400;

export function createOverload(setup: OverloadSetup): Overload {
  const shedder = createLoadShedder({ classes: LOAD_CLASSES });
  const turns = createTurnQueue(LOAD_CLASSES.length);
  const classifier = createLoadClassifier();
  const refusals = createHeldAnswers({ holdMs: HOLD_REFUSAL_MS, most: setup.maxConnections / 4 });
  const isLate = (load: LoadClassName) =>
    turns.waiting() >= FEW_PAGES && turns.expectedMs(rankOf(load)) > RENDER_WITHIN_MS[load];

  const admits = (request: IncomingMessage, response: ServerResponse): boolean => {
    const [method, url] = [request.method ?? "", request.url ?? ""];
    const load = classifier.classOf(method, url);
    const isRoute = classifier.isRoute(method, url);
    if (shedder.admits(load)) {
      response.once("close", () => shedder.ended(load));
      if (isRoute || !isLate(load)) return true;
    }
    setup.refused(load);
    refusals.hold(() => refuseForLoad(response, refusedKind(request, isRoute)));
    return false;
  };

  return {
    classifier,
    levels: shedder.levels,
    renderTurn: (path) => turns.next(rankOf(classifier.classOf("GET", path))),
    waitingPages: () => turns.waiting(),
    serve(handler) {
      const server = createServer(
        {
          requestTimeout: REQUEST_TIMEOUT_MS,
          headersTimeout: HEADERS_TIMEOUT_MS,
          connectionsCheckingInterval: LOOK_FOR_SLOW_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
        setup.isOn ? (request, response) => void (admits(request, response) && handler(request, response)) : handler,
      );
      server.maxConnections = setup.maxConnections;
      server.on("drop", () => setup.refused("connection"));
      return server;
    },
    stop() {
      shedder.stop();
      refusals.stop();
    },
  };
}
