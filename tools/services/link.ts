import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { seededRandom } from "./seeded.ts";

/**
 * What a link does with the connections on it.
 * - open: passes everything on.
 * - refused: breaks every connection and accepts none, as when the process behind it is dead.
 * - held: requests arrive, answers wait until the link is open again, as when the process behind it hangs.
 * - slow: every answer arrives late.
 * - noise: every answer arrives as other bytes; with `noisy` "requests" it is the requests.
 * - cut: nothing passes in either direction and no end is reported, as when a cable is pulled.
 */
export type LinkState = "open" | "refused" | "held" | "slow" | "noise" | "cut";

/** A TCP link of our own between a program and a part that it uses: it counts what it carries, and can be broken. */
export interface Link {
  readonly port: number;
  readonly counts: LinkCounts;
  set(state: LinkState): Promise<void>;
  close(): Promise<void>;
}

export interface LinkCounts {
  sentBytes: number;
  receivedBytes: number;
  opened: number;
  open: number;
  mostOpen: number;
}

export interface LinkOptions {
  /** Chosen before: others know it before the link is open. */
  readonly port: number;
  readonly target: number;
  readonly slowMs: number;
  readonly noisy?: "requests" | "answers";
  readonly seed?: number;
}

interface Connection {
  readonly inbound: Socket;
  readonly outbound: Socket;
  /** Bytes were dropped: it cannot continue. */
  isBroken: boolean;
  held: Buffer[];
}

export async function openLink(options: LinkOptions): Promise<Link> {
  const { port, target, slowMs, noisy = "answers", seed = 1 } = options;
  const random = seededRandom(seed);
  const connections = new Set<Connection>();
  const counts: LinkCounts = { sentBytes: 0, receivedBytes: 0, opened: 0, open: 0, mostOpen: 0 };
  let state: LinkState = "open";
  let server: Server | undefined;

  const noise = (bytes: Buffer): Buffer => Buffer.from(bytes.map(() => Math.floor(random() * 256)));

  const pass = (link: Connection, bytes: Buffer, direction: "requests" | "answers"): void => {
    const to = direction === "requests" ? link.outbound : link.inbound;
    if (state === "cut") link.isBroken = true;
    else if (state === "noise" && direction === noisy) {
      link.isBroken = true;
      to.write(noise(bytes));
    } else if (direction === "answers" && (state === "held" || link.held.length > 0)) link.held.push(bytes);
    else if (direction === "answers" && state === "slow") setTimeout(() => to.write(bytes), slowMs).unref();
    else to.write(bytes);
  };

  const accept = (inbound: Socket): void => {
    const outbound = connect({ port: target, host: "127.0.0.1", noDelay: true });
    const link: Connection = { inbound, outbound, isBroken: false, held: [] };
    connections.add(link);
    counts.opened++;
    counts.mostOpen = Math.max(counts.mostOpen, ++counts.open);
    inbound.once("close", () => counts.open--);
    inbound.on("data", (bytes: Buffer) => {
      counts.sentBytes += bytes.length;
      pass(link, bytes, "requests");
    });
    outbound.on("data", (bytes: Buffer) => {
      counts.receivedBytes += bytes.length;
      pass(link, bytes, "answers");
    });
    for (const [socket, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        // A cable that is pulled does not report that the other side has closed.
        if (state === "cut") return void (link.isBroken = true);
        connections.delete(link);
        if (state === "slow") setTimeout(() => other.destroy(), 2 * slowMs).unref();
        else other.end();
      });
    }
  };

  const end = (link: Connection): void => {
    connections.delete(link);
    link.inbound.resetAndDestroy();
    link.outbound.destroy();
  };

  const listen = async (): Promise<void> => {
    if (server) return;
    const opened = createServer({ noDelay: true }, accept);
    server = opened;
    opened.listen(port, "127.0.0.1");
    await once(opened, "listening");
  };

  const refuse = async (): Promise<void> => {
    const closing = server;
    server = undefined;
    closing?.close();
    for (const link of connections) end(link);
    if (closing) await once(closing, "close");
  };

  await listen();
  return {
    port,
    counts,
    async set(next) {
      state = next;
      if (next === "refused") return refuse();
      await listen();
      if (next !== "open") return;
      for (const link of connections) {
        if (link.isBroken || link.inbound.destroyed || link.outbound.destroyed) end(link);
        else for (const bytes of link.held.splice(0)) link.inbound.write(bytes);
      }
    },
    close: refuse,
  };
}
