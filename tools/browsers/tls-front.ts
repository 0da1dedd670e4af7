import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { newAddress } from "#tests/support/address.ts";
import { ensureCertificates } from "#simulators/secure/certificates.ts";

/** Stands before the product as a proxy does in production. */
export interface TlsFront {
  /** Requests from now on come from another address: limits are counted by address. */
  nextVisitor(): void;
  close(): Promise<void>;
}

/** WebKit stores no secure cookie of a page without TLS, not even of this machine; the other browsers do. */
export async function startTlsFront(port: number, target: string): Promise<TlsFront> {
  const { server: certificate, serverKey } = ensureCertificates();
  let address = newAddress();
  const server = createServer({ key: readFileSync(serverKey), cert: readFileSync(certificate) }, (asked, answer) => {
    const headers = { ...asked.headers, "x-forwarded-for": address };
    const passed = request(new URL(asked.url ?? "/", target), { method: asked.method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    nextVisitor: () => void (address = newAddress()),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
