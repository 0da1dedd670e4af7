import { request as sendOn } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newTraceParent, traceIdIn } from "#web/shell/calls/trace-parent.ts";
import { type LoopbackServer, serveHttp } from "#tests/support/loopback-server.ts";
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from "#tests/support/otlp-receiver.ts";
import { findOffers, orderUntilAnswered, type Shop } from "#tools/faults/order-clients.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";

/** One trace from the header that a browser makes, through the web node, the engine and the worker, to what a provider receives. */
let collector: OtlpReceiver;
let providers: LoopbackServer;
let stack: Stack;
/** What our page sent, by call. */
const sent = new Map<string, string>();

const EMAIL = "kund-0@example.se";
const WITHIN = { timeout: 60_000 };

beforeAll(async () => {
  collector = await startOtlpReceiver();
  providers = await serveHttp((request, response) => {
    const target = new URL(request.url ?? "", stack.simulatorsUrl);
    const passed = sendOn(target, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  const env = { SPARV_OTLP_URL: collector.url, SPARV_PROVIDERS_URL: `${providers.url}/insurers` };
  stack = await startStack({ topic: "traces", speed: "instant", workers: 1, env });
  const shop: Shop = {
    urls: [stack.url],
    publicOrigin: stack.url,
    path: "/forsakring/bil/",
    simulatorsUrl: stack.simulatorsUrl,
    headersOf(call) {
      const traceparent = newTraceParent();
      sent.set(call, traceparent);
      return { traceparent };
    },
  };
  const [offer] = await findOffers(shop, 1, seededRandom(7), [""]);
  if (!offer) throw new Error("no offer");
  const { reportedState } = await orderUntilAnswered(shop, offer);
  if (reportedState !== "placed") throw new Error(`the order is ${reportedState}`);
}, 180_000);
afterAll(async () => {
  await stack?.stop();
  await providers?.close();
  await collector?.close();
});

const traceOf = (call: string): string => traceIdIn(sent.get(call) ?? "");
const spansOf = (call: string): ReceivedSpan[] => collector.spans.filter(({ traceId }) => traceId === traceOf(call));
const namesOf = (call: string): string[] => spansOf(call).map(({ service, name }) => `${service}: ${name}`);

/** The spans of the header that providers received in a trace. */
const receivedIn = (call: string): string[] =>
  providers.requests.flatMap(({ headers }) => {
    const [, traceId, spanId = ""] = String(headers["traceparent"] ?? "").split("-");
    return traceId === traceOf(call) ? [spanId] : [];
  });

/** Each span has its parent in the same trace, up to the one that the browser made. */
function expectJoined(call: string): void {
  const known = new Set(spansOf(call).map(({ spanId }) => spanId));
  const [, , begun = ""] = (sent.get(call) ?? "").split("-");
  const orphans = spansOf(call).filter(({ parentSpanId }) => parentSpanId !== begun && !known.has(parentSpanId));
  expect(orphans).toEqual([]);
  expect(spansOf(call).some(({ parentSpanId }) => parentSpanId === begun)).toBe(true);
}

test("a search is one trace, from the page to what each provider receives", async () => {
  await expect.poll(() => namesOf("jamfor/ajax"), WITHIN).toContain("sparv-web: POST /forsakring/bil/jamfor/ajax");
  expectJoined("jamfor/ajax");
  const asked = spansOf("jamfor/ajax").filter(({ name }) => name.startsWith("call "));
  expect(asked.length).toBeGreaterThan(3);
  const received = receivedIn("jamfor/ajax");
  expect(received.length).toBeGreaterThan(3);
  expect(asked.map(({ spanId }) => spanId)).toEqual(expect.arrayContaining(received));
});

test("an order is one trace, through the engine to the worker, the provider and the mail", async () => {
  const call = "order/ajax";
  await expect
    .poll(() => namesOf(call), WITHIN)
    .toEqual(
      expect.arrayContaining([
        "sparv-web: POST /forsakring/bil/order/ajax",
        "sparv-web: start order",
        "sparv-worker: workflow order",
        "sparv-worker: step try",
        "sparv-worker: workflow mail",
      ]),
    );
  expectJoined(call);
  const placed = spansOf(call).filter(({ service, name }) => service === "sparv-worker" && name.startsWith("call "));
  expect(placed.length).toBeGreaterThan(0);
  expect(receivedIn(call)).toEqual(expect.arrayContaining([placed[0]?.spanId]));
});

test("an answer names its trace; the checks of a balancer have none", async () => {
  const traceparent = newTraceParent();
  const responseTo = async (path: string, headers = {}) =>
    (await fetch(stack.url + path, { headers })).headers.get("traceresponse");
  expect(await responseTo("/", { traceparent })).toMatch(new RegExp(`^00-${traceIdIn(traceparent)}-[0-9a-f]{16}-01$`));
  expect(await responseTo("/")).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(await responseTo("/live", { traceparent })).toBeNull();
});

test("no span holds anything about the person who searched and ordered", async () => {
  await expect.poll(() => namesOf("order/ajax"), WITHIN).toContain("sparv-worker: workflow mail");
  const everything = collector.bodies.join("\n").toLowerCase();
  expect(everything).toContain("sparv-worker");
  const canaries = [EMAIL, "lindqvist", "0701740605", "sparvvägen", "farsta", "civicnumber", "carregnumber"];
  const address = /"(?:\d{1,3}\.){3}\d{1,3}"/;
  for (const canary of canaries) expect([canary, everything.includes(canary)]).toEqual([canary, false]);
  expect(everything).not.toMatch(address);
  expect(everything).not.toMatch(/\b(?:19|20)\d{10}\b/);
});
