import { Agent, type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { FuzzRequest } from "./fuzz-request.ts";

export interface FuzzAnswer {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

/** What is read of a body; a page of ours is a tenth of it. */
const MAX_BODY_CHARS = 2_000_000;
/** Ended by us: far beyond what counts as a hang. */
const GIVE_UP_MS = 15_000;

export interface Sender {
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  close(): void;
}

export function createSender(url: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const port = Number(new URL(url).port);
  return {
    send: (request) => (isSendable(request) ? sendByClient(agent, port, request) : sendRaw(port, request)),
    close: () => agent.destroy(),
  };
}

/** Node's own client refuses targets that no client should send. */
// oxlint-disable-next-line no-control-regex
const isSendable = ({ path, method }: FuzzRequest): boolean => /^\/[\x21-\x7e]*$/.test(path) && method !== "TRACE";

function sendByClient(agent: Agent, port: number, request: FuzzRequest): Promise<FuzzAnswer> {
  const { method, path, headers, body } = request;
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: IncomingHttpHeaders, text: string): void =>
      resolve({ status, headers: answered, body: text, ms: performance.now() - startedMs });
    const bytes = Buffer.from(body);
    const hasBody = method !== "GET" && method !== "HEAD";
    const sent = httpRequest(
      {
        agent,
        port,
        host: "127.0.0.1",
        method,
        path,
        headers: { ...headers, host: `localhost:${port}`, ...(hasBody ? { "content-length": bytes.length } : {}) },
        timeout: GIVE_UP_MS,
      },
      (answer) => {
        // A stream of events lasts as long as its search: its start counts as the answer.
        if (String(answer.headers["content-type"]).startsWith("text/event-stream")) {
          end(answer.statusCode ?? 0, answer.headers, "");
          answer.destroy();
          return;
        }
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => void (text.length < MAX_BODY_CHARS && (text += chunk)));
        answer.on("end", () => end(answer.statusCode ?? 0, answer.headers, text));
        answer.on("error", () => end(answer.statusCode ?? 0, answer.headers, text));
      },
    );
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => end(0, {}, ""));
    sent.end(hasBody ? bytes : undefined);
  });
}

/** Byte for byte, on a connection of its own. */
function sendRaw(port: number, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      const lines = Object.entries({
        ...headers,
        host: `localhost:${port}`,
        connection: "close",
        "content-length": String(Buffer.byteLength(body)),
      });
      socket.write(
        `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
      );
      socket.end(body);
    });
    const end = (): void => {
      const [head = "", ...rest] = text.split("\r\n\r\n");
      const answered = Object.fromEntries(
        [...head.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()]),
      );
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        headers: answered,
        body: rest.join("\r\n\r\n"),
        ms: performance.now() - startedMs,
      });
    };
    socket.setTimeout(GIVE_UP_MS, () => socket.destroy());
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => void (text += chunk));
    socket.on("error", () => undefined);
    socket.on("close", end);
  });
}
