import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Passes connections on and counts what they carry: bytes per link, whatever is spoken on it. */
export interface CountingProxy {
  readonly port: number;
  /** Where connections are passed on to; may be set after others know the proxy's own port. */
  target: number;
  readonly counts: LinkCounts;
  close(): Promise<void>;
}

export interface LinkCounts {
  sentBytes: number;
  receivedBytes: number;
  opened: number;
  open: number;
  mostOpen: number;
}

export async function startCountingProxy(target = 0): Promise<CountingProxy> {
  const counts: LinkCounts = { sentBytes: 0, receivedBytes: 0, opened: 0, open: 0, mostOpen: 0 };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (inbound) => {
    const outbound = connect({ port: proxy.target, host: "127.0.0.1", noDelay: true });
    counts.opened++;
    counts.open++;
    counts.mostOpen = Math.max(counts.mostOpen, counts.open);
    inbound.on("data", (bytes) => (counts.sentBytes += bytes.length));
    outbound.on("data", (bytes) => (counts.receivedBytes += bytes.length));
    inbound.pipe(outbound);
    outbound.pipe(inbound);
    for (const [socket, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    inbound.on("close", () => counts.open--);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: CountingProxy = {
    port: (server.address() as AddressInfo).port,
    target,
    counts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
