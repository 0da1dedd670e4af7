import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { createServer as createRawServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { closeAll, listen, outboundTo, type TestOutbound } from "#tests/support/loopback-server.ts";
import type { ClientTls } from "./target.ts";

let folder: string;
let server: Server;
let url: string;
let outbound: TestOutbound;

const file = (name: string): string => join(folder, name);
const read = (name: string): Buffer => readFileSync(file(name));
/** The arguments of a command line; none of ours holds a space. */
const openssl = (line: string): Buffer => execFileSync("openssl", line.split(" "), { cwd: folder, stdio: "pipe" });

const FRESH_KEY = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";

function makeIssuer(name: string): void {
  openssl(`req -x509 ${FRESH_KEY} -days 2 -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`);
}

function makeCertificate(name: string, issuer: string): void {
  writeFileSync(file(`${name}.ext`), "subjectAltName=IP:127.0.0.1\n");
  openssl(`req ${FRESH_KEY} -subj /CN=${name} -keyout ${name}.key -out ${name}.csr`);
  const signed = `-CA ${issuer}.crt -CAkey ${issuer}.key -CAcreateserial`;
  openssl(`x509 -req -in ${name}.csr ${signed} -days 2 -extfile ${name}.ext -out ${name}.crt`);
}

const connect = (tls: ClientTls | undefined): TestOutbound => {
  outbound = outboundTo(tls === undefined ? { baseUrl: url } : { baseUrl: url, tls });
  return outbound;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sparv-tls-"));
  makeIssuer("issuer");
  makeIssuer("stranger");
  makeCertificate("server", "issuer");
  makeCertificate("client", "issuer");
  makeCertificate("intruder", "stranger");
  openssl("pkcs12 -export -in client.crt -inkey client.key -out client.pfx -passout pass:hemligt");
  server = createServer(
    {
      key: read("server.key"),
      cert: read("server.crt"),
      ca: read("issuer.crt"),
      requestCert: true,
      rejectUnauthorized: true,
    },
    (request, response) => response.end((request.socket as TLSSocket).getPeerCertificate().subject.CN),
  );
  server.on("tlsClientError", () => {});
  url = `https://127.0.0.1:${await listen(server)}`;
});

afterEach(() => outbound.close(100));

afterAll(async () => {
  await closeAll(server);
  rmSync(folder, { recursive: true, force: true });
});

describe("a target that wants to see our certificate", () => {
  test("gets it from a key and a certificate", async () => {
    const tls = { cert: read("client.crt"), key: read("client.key"), ca: read("issuer.crt") };
    expect(await connect(tls).ask()).toMatchObject({ kind: "replied", status: 200, body: "client" });
  });

  test("gets it from a PKCS12 file with a passphrase", async () => {
    const tls = { pfx: read("client.pfx"), passphrase: "hemligt", ca: read("issuer.crt") };
    expect(await connect(tls).ask()).toMatchObject({ kind: "replied", status: 200, body: "client" });
  });

  test("refuses us without one, and with one of a stranger", async () => {
    expect(await connect({ ca: read("issuer.crt") }).ask()).toEqual({ kind: "failed", reason: "connection" });
    await outbound.close(100);
    const tls = { cert: read("intruder.crt"), key: read("intruder.key"), ca: read("issuer.crt") };
    expect(await connect(tls).ask()).toEqual({ kind: "failed", reason: "connection" });
  });

  test("is refused by us when its own is of an issuer we do not know", async () => {
    const tls = { cert: read("client.crt"), key: read("client.key") };
    expect(await connect(tls).ask()).toEqual({ kind: "failed", reason: "connection" });
    await outbound.close(100);
    expect(await connect({ ...tls, ca: read("stranger.crt") }).ask()).toEqual({ kind: "failed", reason: "connection" });
  });
});

test("a request whose time ran out while the connection was made is not sent over it afterwards", async () => {
  const held: Socket[] = [];
  const waiting = createRawServer({ pauseOnConnect: true }, (socket) => void held.push(socket));
  const port = await listen(waiting);
  let requests = 0;
  const count = () => requests++;
  server.on("request", count);
  const tls = { cert: read("client.crt"), key: read("client.key"), ca: read("issuer.crt") };
  outbound = outboundTo({ baseUrl: `https://127.0.0.1:${port}`, tls });
  expect(await outbound.ask({ deadlineMs: 100 })).toEqual({ kind: "failed", reason: "timeout" });
  // Only now is the connection taken up, and would be good for the request.
  const end = Promise.race([once(server, "tlsClientError"), once(server, "request")]);
  server.emit("connection", held[0]);
  await end;
  server.off("request", count);
  expect(requests).toBe(0);
  await closeAll(waiting);
});

test("a certificate for an address without https is a mistake that stops at once", () => {
  outbound = outboundTo({ baseUrl: "http://127.0.0.1:1", tls: { cert: "x", key: "y" } });
  expect(() => outbound.ask()).toThrow("no https");
});
