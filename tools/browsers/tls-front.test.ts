import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { ensureCertificates } from "#simulators/secure/certificates.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { startTlsFront } from "./tls-front.ts";

/** Answers with the address that the request came from. */
async function startTarget(): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader("set-cookie", ["one=1; Secure", "two=2; Secure"]);
    response.end(`${request.url} from ${String(request.headers["x-forwarded-for"])}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(url: string): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  const { issuer } = ensureCertificates();
  return new Promise((resolve, reject) => {
    get(url, { ca: readFileSync(issuer), agent: false }, (response) => {
      text(response).then((body) => resolve({ headers: response.headers, body }), reject);
    }).on("error", reject);
  });
}

test("requests pass by TLS with everything they carry, each visitor from an address of their own", async () => {
  const [port = 0] = await freePorts(1);
  const front = await startTlsFront(port, await startTarget());
  onTestFinished(() => front.close());
  const first = await ask(`https://localhost:${port}/el/?fran=start`);
  expect(first.body).toMatch(/^\/el\/\?fran=start from 10\.\d+\.\d+\.\d+$/);
  expect(first.headers["set-cookie"]).toEqual(["one=1; Secure", "two=2; Secure"]);
  expect((await ask(`https://localhost:${port}/el/?fran=start`)).body).toBe(first.body);
  front.nextVisitor();
  expect((await ask(`https://localhost:${port}/el/?fran=start`)).body).not.toBe(first.body);
});
