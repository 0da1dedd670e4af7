import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { progressStreamPath } from "#domain/addresses/shop-call-paths.ts";
import { STREAM_EVENTS, streamQuerySchema } from "#http/contract/search.schema.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { CALL_HEADERS } from "#http/middleware/security-headers.ts";
import type { CookieKeys } from "../middleware/cookie-keys.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { presentFault, presentOutcome } from "#http/presenters/envelope.ts";
import { presentProgress } from "#http/presenters/search.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { VisitorIdReader } from "#journeys/identity/visitor-ids.port.ts";

export interface StreamSetup {
  readonly journey: SearchJourney;
  readonly verticals: readonly AnyVerticalServer[];
  readonly cookieKeys: CookieKeys;
  /** Which ids of visitors have been replaced or have ended. */
  readonly visitorIds: VisitorIdReader;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

export interface SearchStreams {
  /** How many are open now. */
  open(): number;
  /** Ends all of them: their pages change to polling, at another node. */
  close(): void;
}

/** A stream per search, and a search now and then; a page that loses it does not open another. */
const STREAM_LIMIT = { name: "progress-stream", limit: 120, windowMs: 600_000 };
/** Several tabs must fit; a visitor who holds more takes connections from others. */
const MAX_STREAMS_PER_VISITOR = 4;
/** The page opens the stream while its search is on the way; a page that finds none polls. */
const WAIT_FOR_SEARCH_MS = 1_500;
const LOOK_FOR_SEARCH_MS = 100;
/** How often a search of another node is read; events of our own arrive at once. Also how late the end of a stream may be. */
const LOOK_MS = 500;
/** A proxy closes an idle connection; most wait a minute. */
const HEARTBEAT_MS = 5_000;
/** Twice the longest search: a page that has received no end by then will receive none here. */
const MAX_STREAM_MS = 20_000;

export function registerSearchStreams(server: FastifyInstance, setup: StreamSetup): SearchStreams {
  const openByOwner = new Map<string, number>();
  const goodbye = new AbortController();
  for (const vertical of setup.verticals) {
    server.get(progressStreamPath(vertical.description), (request, reply) =>
      answerStream(request, reply, { ...setup, vertical, openByOwner, goodbye: goodbye.signal }),
    );
  }
  return {
    open: () => Array.from(openByOwner.values()).reduce((sum, each) => sum + each, 0),
    close: () => goodbye.abort(),
  };
}

interface Stream extends StreamSetup {
  readonly vertical: AnyVerticalServer;
  readonly openByOwner: Map<string, number>;
  readonly goodbye: AbortSignal;
}

async function answerStream(request: FastifyRequest, reply: FastifyReply, stream: Stream): Promise<FastifyReply> {
  const taken = await stream.rateLimiter.take(STREAM_LIMIT, limitKey(clientAddress(request)));
  const owner = readVisitor(request.headers.cookie, stream.cookieKeys, stream.visitorIds).owner();
  const isCrowded = (stream.openByOwner.get(owner) ?? 0) >= MAX_STREAMS_PER_VISITOR;
  if (!taken.allowed || isCrowded) {
    const { status, body } = presentFault(429);
    return reply.status(status).headers(CALL_HEADERS).header("retry-after", "5").send(body);
  }
  const query = streamQuerySchema.safeParse(request.query);
  count(stream.openByOwner, owner, 1);
  const follower = query.success ? new Follower(stream, query.data.tempsearchid, owner) : undefined;
  if (!follower || !(await follower.find(request))) {
    count(stream.openByOwner, owner, -1);
    const { status, body } = presentOutcome({ kind: "not-found" });
    return reply.status(status).headers(CALL_HEADERS).send(body);
  }
  const events = Readable.from(follower.events(), { objectMode: false });
  events.once("close", () => count(stream.openByOwner, owner, -1));
  return reply.headers({ ...CALL_HEADERS, ...STREAM_HEADERS }).send(events);
}

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // A proxy that buffers or compresses the stream would delay the events.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

function count(openByOwner: Map<string, number>, owner: string, change: 1 | -1): void {
  const open = (openByOwner.get(owner) ?? 0) + change;
  if (open > 0) openByOwner.set(owner, open);
  else openByOwner.delete(owner);
}

/** Follows one search for its owner. */
class Follower {
  readonly #stream: Stream;
  readonly #tempSearchId: string;
  readonly #owner: string;

  constructor(stream: Stream, tempSearchId: string, owner: string) {
    this.#stream = stream;
    this.#tempSearchId = tempSearchId;
    this.#owner = owner;
  }

  /** Waits a while for the search to appear: false when the owner has none by that temporary id. */
  async find(request: FastifyRequest): Promise<boolean> {
    const { clock, goodbye } = this.#stream;
    const giveUpMs = clock.nowMs() + WAIT_FOR_SEARCH_MS;
    while (!(await this.#look())) {
      if (clock.nowMs() >= giveUpMs || request.raw.destroyed || goodbye.aborted) return false;
      await clock.sleep(LOOK_FOR_SEARCH_MS);
    }
    return true;
  }

  async *events(): AsyncGenerator<string> {
    const { clock, goodbye, journey, vertical } = this.#stream;
    const giveUpMs = clock.nowMs() + MAX_STREAM_MS;
    let sent = "";
    let sentAtMs = clock.nowMs();
    yield ": sparv\n\n";
    while (!goodbye.aborted && clock.nowMs() < giveUpMs) {
      const snapshot = await this.#look();
      if (!snapshot) break;
      const { body } = presentOutcome({ kind: "ok", value: presentProgress(vertical, snapshot) });
      const data = JSON.stringify(body);
      if (data !== sent) {
        yield event(STREAM_EVENTS.progress, data);
        [sent, sentAtMs] = [data, clock.nowMs()];
      } else if (clock.nowMs() - sentAtMs >= HEARTBEAT_MS) {
        yield ": still here\n\n";
        sentAtMs = clock.nowMs();
      }
      if (snapshot.isDone) return;
      await journey.nextEvent(snapshot.searchId, LOOK_MS);
    }
    yield event(STREAM_EVENTS.bye, "{}");
  }

  /** Also undefined while the cache is unreachable: the page then polls, and gets the same answer as every poll. */
  async #look() {
    const { journey, vertical } = this.#stream;
    const snapshot = await journey.progress(this.#tempSearchId, this.#owner).catch(() => undefined);
    return snapshot?.vertical === vertical.description.name ? snapshot : undefined;
  }
}

const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;
