import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Agent } from "undici";
import { describe, expect, test } from "vitest";
import { drainHttpServer, type ResponseTracker, trackResponses } from "./drain-http-server.ts";

interface Served {
  readonly server: Server;
  readonly responses: ResponseTracker;
  readonly port: number;
}

async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener);
  const responses = trackResponses(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, responses, port: (server.address() as AddressInfo).port };
}

/** Acts as a load balancer: it reuses connections and tries the next node when one refuses. Anything else is a failure. */
async function hammer(nodes: readonly number[], clients: number, requests: number, onAnswer: (count: number) => void) {
  const agent = new Agent({ connections: clients, keepAliveTimeout: 10_000 });
  const failures: string[] = [];
  let answered = 0;
  let node = 0;
  const ask = async (): Promise<void> => {
    const asked = node;
    try {
      const answer = await agent.request({ origin: `http://127.0.0.1:${nodes[asked]}`, path: "/", method: "GET" });
      await answer.body.text();
      onAnswer(++answered);
    } catch (error) {
      if ((error as { code?: string }).code !== "ECONNREFUSED") return void failures.push(String(error));
      node = Math.max(node, asked + 1);
      await ask();
    }
  };
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let i = 0; i < requests; i++) await ask();
    }),
  );
  await agent.close();
  return { answered, failures };
}

describe("draining a server", () => {
  test("fails not one request of clients that keep their connections", async () => {
    const answer: RequestListener = (_request, response) => void setImmediate(() => response.end("ok"));
    for (let round = 0; round < 3; round++) {
      const [leaving, staying] = [await serve(answer), await serve(answer)];
      let draining: ReturnType<typeof drainHttpServer> | undefined;
      const { answered, failures } = await hammer([leaving.port, staying.port], 30, 200, (count) => {
        if (count < 600 || draining !== undefined) return;
        draining = drainHttpServer(leaving.server, { responses: leaving.responses, quietMs: 200, graceMs: 3000 });
      });
      expect(failures).toEqual([]);
      expect(answered).toBe(6000);
      expect(await draining).toEqual({ kind: "drained" });
      staying.server.close();
    }
  });

  test("lets a slow request end, and sends its client Connection: close", async () => {
    let answerSlow = (): void => {};
    const { server, responses, port } = await serve((_request, response) => {
      answerSlow = () => response.end("slow");
    });
    const agent = new Agent();
    const slow = agent.request({ origin: `http://127.0.0.1:${port}`, path: "/", method: "GET" });
    await once(server, "request");
    const drained = drainHttpServer(server, { responses, quietMs: 50, graceMs: 5000 });
    expect(responses.inFlight).toBe(1);
    await expect(agent.request({ origin: `http://127.0.0.1:${port}`, path: "/", method: "GET" })).rejects.toThrow(
      "ECONNREFUSED",
    );
    setTimeout(() => answerSlow(), 200);
    const { headers, body } = await slow;
    expect(await body.text()).toBe("slow");
    expect(headers["connection"]).toBe("close");
    expect(await drained).toEqual({ kind: "drained" });
    await agent.close();
  });

  test("closes connections that stay idle, but not before the quiet time is over", async () => {
    const { server, responses, port } = await serve((_request, response) => void response.end("ok"));
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    const ask = async (): Promise<string> => {
      socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
      return String((await once(socket, "data"))[0]);
    };
    expect(await ask()).toContain("Connection: keep-alive");
    const startedMs = performance.now();
    const drained = drainHttpServer(server, { responses, quietMs: 300, graceMs: 5000 });
    await once(socket, "end");
    expect(performance.now() - startedMs).toBeGreaterThan(250);
    expect(await drained).toEqual({ kind: "drained" });
  });

  test("answers once more on a connection that was idle, and ends it so", async () => {
    const { server, responses, port } = await serve((_request, response) => void response.end("ok"));
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await once(socket, "data");
    const drained = drainHttpServer(server, { responses, quietMs: 5000, graceMs: 10_000 });
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(String((await once(socket, "data"))[0])).toContain("Connection: close");
    await once(socket, "end");
    expect(await drained).toEqual({ kind: "drained" });
  });

  test("keeps listening for a configured time while it already closes each connection", async () => {
    const { server, responses, port } = await serve((_request, response) => void response.end("ok"));
    const drained = drainHttpServer(server, { responses, listenMs: 300, quietMs: 50, graceMs: 2000 });
    const agent = new Agent();
    const { headers, body } = await agent.request({ origin: `http://127.0.0.1:${port}`, path: "/", method: "GET" });
    await body.text();
    expect(headers["connection"]).toBe("close");
    expect(await drained).toEqual({ kind: "drained" });
    await agent.close();
  });

  test("cuts the requests that have not ended after the grace period, and reports how many", async () => {
    const { server, responses, port } = await serve(() => {});
    const agent = new Agent();
    const hung = Promise.all(
      [1, 2].map((each) =>
        expect(agent.request({ origin: `http://127.0.0.1:${port}`, path: `/${each}`, method: "GET" })).rejects.toThrow(
          "other side closed",
        ),
      ),
    );
    await expect.poll(() => responses.inFlight).toBe(2);
    const startedMs = performance.now();
    expect(await drainHttpServer(server, { responses, quietMs: 50, graceMs: 200 })).toEqual({
      kind: "cut",
      requests: 2,
    });
    expect(performance.now() - startedMs).toBeLessThan(800);
    await hung;
    await agent.close();
  });
});
