import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePorts } from "#tools/services/free-port.ts";
import { type Link, openLink } from "./link.ts";

let server: Server;
let link: Link;
let received: string[];

beforeEach(async () => {
  received = [];
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      received.push(bytes.toString());
      socket.write(`re:${bytes.toString()}`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const [port = 0] = await freePorts(1);
  link = await openLink({ port, target: (server.address() as AddressInfo).port, slowMs: 120 });
});
afterEach(async () => {
  await link.close();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect(link.port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

const answerTo = async (socket: Socket, text: string): Promise<string> => {
  socket.write(text);
  const [bytes] = (await once(socket, "data")) as [Buffer];
  return bytes.toString("latin1");
};

/** Also by a reset. */
const closeOf = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once("close", () => resolve()));

const within = <T>(answer: Promise<T>, waitMs: number): Promise<T | "nothing"> =>
  Promise.race([answer, new Promise<"nothing">((resolve) => setTimeout(() => resolve("nothing"), waitMs))]);

test("an open link passes both directions on", async () => {
  expect(await answerTo(await open(), "a")).toBe("re:a");
});

test("a held link lets the request arrive, and its answer when it is open again", async () => {
  const socket = await open();
  await link.set("held");
  const answer = answerTo(socket, "a");
  expect(await within(answer, 80)).toBe("nothing");
  expect(received).toEqual(["a"]);
  await link.set("open");
  expect(await answer).toBe("re:a");
});

test("a cut link lets nothing arrive, and breaks its connections when it is open again", async () => {
  const socket = await open();
  await link.set("cut");
  const answer = answerTo(socket, "a").catch(() => "reset");
  expect(await within(answer, 80)).toBe("nothing");
  expect(received).toEqual([]);
  const closed = closeOf(socket);
  await link.set("open");
  await closed;
  expect(await answerTo(await open(), "b")).toBe("re:b");
});

test("a slow link answers late", async () => {
  const socket = await open();
  await link.set("slow");
  const startedMs = performance.now();
  expect(await answerTo(socket, "a")).toBe("re:a");
  expect(performance.now() - startedMs).toBeGreaterThan(100);
});

test("noise has the length of the answer and none of its content", async () => {
  const socket = await open();
  await link.set("noise");
  const answer = await answerTo(socket, "a long request");
  expect(answer).toHaveLength("re:a long request".length);
  expect(answer).not.toContain("re:");
  expect(received).toEqual(["a long request"]);
});

test("a refused link breaks its connections and accepts none", async () => {
  const socket = await open();
  const closed = closeOf(socket);
  await link.set("refused");
  await closed;
  await expect(open()).rejects.toThrow("ECONNREFUSED");
  await link.set("open");
  expect(await answerTo(await open(), "b")).toBe("re:b");
});

test("a link counts what it carries by direction, and its connections", async () => {
  const socket = await open();
  await answerTo(socket, "three");
  expect(link.counts).toEqual({ sentBytes: 5, receivedBytes: 8, opened: 1, open: 1, mostOpen: 1 });
  socket.destroy();
  await expect.poll(() => link.counts).toMatchObject({ open: 0, mostOpen: 1 });
});
