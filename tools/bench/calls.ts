import { join } from "node:path";
import { Pool } from "undici";
import { favouriteCallPath } from "#domain/addresses/account-call-paths.ts";
import { fetchCallPath } from "#domain/addresses/fetch-call-paths.ts";
import { vehicleCallPath, zipCallPath } from "#domain/addresses/lookup-call-paths.ts";
import { checkoutCallPath, orderCallPath, searchCallPath } from "#domain/addresses/shop-call-paths.ts";
import type { CheckoutState } from "#http/contract/order.schema.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomId } from "#platform/ids.ts";
import { openOrderFixtures, type Customer, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { CONTACT, valuesOf } from "#tools/faults/order-clients.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { startBareProcess } from "./bare-process.ts";
import type { BareAnswer } from "./bare/bare-answer.ts";
import { type Contest, type ContestBench, nodeUrlOf } from "./contest.ts";
import { createSampleSearches } from "./sample-searches.ts";

const CLIENTS = 8;
const CAR = { path: "/forsakring/bil/" };
const ADDRESSES = 60_000;

/** Something that browsers often ask for. */
interface FrequentCall {
  readonly name: string;
  readonly path: string;
  /** A form to post; without it the address is read. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly cookie?: string;
}

/** Each frequent call against a bare Fastify route that returns the same bytes. */
export const calls: ContestBench = {
  // A measurement repeats itself as no visitor does; on a busy machine a node would refuse some of it.
  world: { topic: "bench_calls", speed: "instant", workers: 1, env: { SPARV_LOAD_SHEDDING: "off" } },
  async *contests(stack) {
    const fixtures = openOrderFixtures(stack);
    const ours = new Pool(nodeUrlOf(stack), { connections: CLIENTS });
    try {
      for (const call of await listCalls(fixtures)) yield* contestOf(stack, ours, call);
    } finally {
      await ours.destroy();
      await fixtures.close();
    }
  },
};

async function* contestOf(stack: Stack, ours: Pool, call: FrequentCall): AsyncIterable<Contest> {
  const input = await send(ours, stack.url, call);
  const server = await startBareProcess(join(import.meta.dirname, "bare/bare-answer.ts"), { input });
  const bare = new Pool(server.url, { connections: CLIENTS });
  const operation = (pool: Pool) => async () => void (await send(pool, stack.url, call));
  const pid = stack.nodes[0]?.pid ?? 0;
  try {
    yield {
      name: call.name,
      unit: "answers/s",
      clients: CLIENTS,
      ours: { operation: operation(ours), pid },
      bare: { operation: operation(bare), pid: server.pid },
      died: server.died,
      where: { log: "web-1", processes: { "web node": pid } },
    };
  } finally {
    await bare.destroy();
    await server.stop();
  }
}

async function listCalls(fixtures: OrderFixtures): Promise<FrequentCall[]> {
  const customer = await fixtures.newCustomer("orderer");
  const cookie = cookiesOf(customer);
  const [offer] = await searchOnce(customer);
  const resultid = offer?.ResultId ?? "";
  const opened = await customer.post(checkoutCallPath(CAR), { resultid });
  const checkout = { ...valuesOf(opened.body.Data.Result as CheckoutState), ...CONTACT, email: "kund@example.se" };
  return [
    { name: "start page", path: "/" },
    { name: "form page", path: CAR.path },
    { name: "postal code lookup", path: `${zipCallPath()}?zip=12345` },
    { name: "vehicle lookup", path: `${vehicleCallPath()}?registernumber=SPV24K` },
    { name: "checkout calculation", path: orderCallPath(CAR), fields: { ...checkout, action: "calculate" }, cookie },
    { name: "favourite", path: favouriteCallPath(), fields: { resultid }, cookie },
    {
      name: "fetch poll",
      path: fetchCallPath(CAR, "poll"),
      fields: { fetchdataid: await fixtures.fetchPolicy(customer) },
      cookie,
    },
  ];
}

let sent = 0;

async function send(pool: Pool, origin: string, { name, path, fields, cookie }: FrequentCall): Promise<BareAnswer> {
  const at = sent++ % ADDRESSES;
  const reply = await pool.request({
    method: fields ? "POST" : "GET",
    path,
    headers: {
      origin,
      cookie: cookie ?? `${VISITOR_COOKIE}=${randomId()}`,
      // As many visitors as a town has: a limit on one of them must not stop a measurement.
      "x-forwarded-for": `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
      ...(fields ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
    body: fields ? new URLSearchParams(fields).toString() : null,
  });
  const body = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${body.slice(0, 300)}`);
  return { body, type: String(reply.headers["content-type"]) };
}

async function searchOnce(customer: Customer): Promise<readonly { readonly ResultId: string }[]> {
  const answer = await customer.post(searchCallPath(CAR), {
    ...createSampleSearches("car").next(),
    tempsearchid: randomId(),
  });
  return answer.body.Data.Result.Ok;
}

const cookiesOf = ({ visitorToken, sessionToken }: Customer): string =>
  [`${VISITOR_COOKIE}=${visitorToken}`, ...(sessionToken ? [`${SESSION_COOKIE}=${sessionToken}`] : [])].join("; ");
