import { get, type IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { progressDataSchema, type ProgressData } from "#http/contract/search.schema.ts";
import { randomId } from "#platform/ids.ts";
import { countProviders } from "#tests/support/providers.ts";
import {
  PROGRESS_PATH,
  samples,
  SEARCH_PATH,
  type SearchNode,
  type SearchWorld,
  startSearchWorld,
  Visitor,
} from "./search-world.ts";

const progressEnvelope = envelopeSchema(progressDataSchema);

let world: SearchWorld;
let node: SearchNode;

beforeAll(async () => {
  world = await startSearchWorld("search_stream");
  node = await world.startNode();
});
afterEach(() => world.simulators.clearFaults());
afterAll(() => world.stop());

interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/** Reads a stream like a browser's EventSource. */
class Listener {
  readonly events: StreamEvent[] = [];
  readonly comments: string[] = [];
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  isEnded = false;
  readonly #answer: IncomingMessage;
  #rest = "";

  constructor(answer: IncomingMessage) {
    this.#answer = answer;
    this.status = answer.statusCode ?? 0;
    this.headers = answer.headers;
    answer.setEncoding("utf8");
    answer.on("data", (text: string) => this.#read(text));
    answer.on("close", () => (this.isEnded = true));
    answer.on("error", () => undefined);
  }

  hangUp(): void {
    this.#answer.destroy();
  }

  progress(): ProgressData["Result"][] {
    return this.events
      .filter(({ name }) => name === "progress")
      .flatMap(({ data }) => progressEnvelope.parse(JSON.parse(data)).Data?.Result ?? []);
  }

  #read(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) {
      if (block.startsWith(":")) this.comments.push(block);
      else
        this.events.push({
          name: /^event: (.*)$/m.exec(block)?.[1] ?? "message",
          data: /^data: (.*)$/m.exec(block)?.[1] ?? "",
        });
    }
  }
}

const listen = (visitor: Visitor, tempSearchId: string, at: Pick<SearchNode, "url"> = node): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const request = get(
      `${at.url}${PROGRESS_PATH}/stream?tempsearchid=${tempSearchId}`,
      { headers: visitor.headers(), agent: false },
      (answer) => resolve(new Listener(answer)),
    );
    request.on("error", reject);
  });

const search = (visitor: Visitor, tempsearchid: string, carregnumber = "SPV 24K", at = node): Promise<Response> =>
  visitor.post(at, SEARCH_PATH, { ...samples?.ordinary, carregnumber, tempsearchid });

const answered = (result: ProgressData["Result"] | undefined): number =>
  result?.Providers.filter(({ Answered }) => Answered).length ?? 0;

describe("the stream of a search", () => {
  it("may be opened before the search exists, sends each change, and ends with it", async () => {
    const visitor = new Visitor();
    const temp = randomId();
    await world.simulators.setFaults("insurers/rask", { kind: "slow", delayMs: 900 });
    const opening = listen(visitor, temp);
    const searching = search(visitor, temp);
    const listener = await opening;
    await expect.poll(() => answered(listener.progress().at(-1)), { timeout: 5_000 }).toBe(countProviders("car") - 1);
    expect(listener.progress().at(-1)?.Done).toBe(false);
    await expect.poll(() => listener.isEnded, { timeout: 5_000 }).toBe(true);
    const changes = listener.progress();
    expect(changes.at(-1)).toMatchObject({ Done: true });
    expect(answered(changes.at(-1))).toBe(countProviders("car"));
    // Sent only when something has changed.
    expect(new Set(changes.map((each) => JSON.stringify(each))).size).toBe(changes.length);
    expect((await searching).status).toBe(200);
  });

  it("sends the same as a poll, with headers that prevent buffering in a proxy", async () => {
    const visitor = new Visitor();
    const temp = randomId();
    await search(visitor, temp);
    const listener = await listen(visitor, temp);
    await expect.poll(() => listener.isEnded, { timeout: 5_000 }).toBe(true);
    const polled = await visitor.post(node, PROGRESS_PATH, { progress: "true", tempsearchid: temp });
    expect(JSON.parse(listener.events.at(-1)?.data ?? "")).toEqual(await polled.json());
    expect(listener.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
  });

  it("works on a node that does not run the search", async () => {
    const other = await world.startNode();
    const visitor = new Visitor();
    const temp = randomId();
    await world.simulators.setFaults("insurers/rask", { kind: "slow", delayMs: 600 });
    const searching = search(visitor, temp);
    const listener = await listen(visitor, temp, other);
    await searching;
    await expect.poll(() => listener.isEnded, { timeout: 5_000 }).toBe(true);
    expect(listener.progress().at(-1)).toMatchObject({ Done: true });
    await other.stop();
  });

  it("does not disclose to another visitor whether there is such a search", async () => {
    const temp = randomId();
    await search(new Visitor(), temp);
    const stranger = new Visitor();
    const [known, unknown] = await Promise.all([listen(stranger, temp), listen(stranger, randomId())]);
    expect([known.status, unknown.status]).toEqual([404, 404]);
    expect((await listen(stranger, "short")).status).toBe(404);
  });

  it("is one of a few that a visitor may open, and is released when it is closed", async () => {
    const visitor = new Visitor();
    const temp = randomId();
    await world.simulators.setFaults("insurers/rask", { kind: "hang" });
    void search(visitor, temp).catch(() => undefined);
    const open = [];
    for (let at = 0; at < 4; at++) open.push(await listen(visitor, temp));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await listen(visitor, temp)).status).toBe(429);
    expect((await listen(new Visitor(), randomId())).status).toBe(404);
    for (const each of open) each.hangUp();
    await expect.poll(() => node.streams.open(), { timeout: 5_000 }).toBe(0);
    expect((await listen(visitor, temp)).status).toBe(200);
  });

  it("sends a final event when its node shuts down, and the page continues by polling another", async () => {
    const dying = await world.startNode();
    const other = await world.startNode();
    const visitor = new Visitor();
    const temp = randomId();
    await world.simulators.setFaults("insurers/rask", { kind: "slow", delayMs: 1_500 });
    const searching = search(visitor, temp, "SPV 24K", other);
    const listener = await listen(visitor, temp, dying);
    await expect.poll(() => listener.progress().length, { timeout: 5_000 }).toBeGreaterThan(0);
    dying.streams.close();
    await expect.poll(() => listener.isEnded, { timeout: 2_000 }).toBe(true);
    expect(listener.events.at(-1)?.name).toBe("bye");
    expect((await searching).status).toBe(200);
    const polled = async () => {
      const answer = await visitor.post(other, PROGRESS_PATH, { tempsearchid: temp });
      return progressEnvelope.parse(await answer.json()).Data?.Result.Done;
    };
    await expect.poll(polled, { timeout: 3_000 }).toBe(true);
    await Promise.all([dying.stop(), other.stop()]);
  });
});

it("the stream of a long search stays open through a heartbeat", { timeout: 30_000 }, async () => {
  const visitor = new Visitor();
  const temp = randomId();
  await world.simulators.setFaults("insurers/stenvalv", { kind: "hang" });
  const searching = search(visitor, temp);
  const listener = await listen(visitor, temp);
  await searching;
  await expect.poll(() => listener.isEnded, { timeout: 5_000 }).toBe(true);
  expect(listener.comments).toContain(": still here");
  expect(listener.progress().at(-1)).toMatchObject({ Done: true });
});
