import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callNotes } from "./call-notes.ts";
import { CallLost, sendCall } from "./send-call.ts";

// Over real HTTP: answers whose body ends early.

let server: Server;
let address: string;
let begun: ServerResponse | undefined;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"Success": tr');
    begun = response;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jamfor/ajax`;
  vi.stubGlobal("document", { documentElement: { dataset: { debuggable: "" } } });
  vi.stubGlobal("location", { search: "" });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const noted: string[] = [];
beforeEach(() => {
  noted.length = 0;
  const seen = callNotes.read().length;
  return callNotes.subscribe(() =>
    noted.push(
      ...callNotes
        .read()
        .slice(seen)
        .map(({ kind }) => kind),
    ),
  );
});

/** The page has the headers and waits for the rest. */
const browserFetch = (headersCame: () => void) => async (to: string, init: RequestInit) => {
  const response = await fetch(to, init);
  headersCame();
  return response;
};

test("half an answer is noted where the host shows such faults [F-128]", async () => {
  const call = sendCall(
    browserFetch(() => begun?.end()),
    { method: "POST", address },
  );
  await expect(call).rejects.toThrow(CallLost);
  expect(noted).toEqual(["bad-json"]);
});

test("an answer that the page stops reading is lost, and not noted", async () => {
  const leaving = new AbortController();
  const call = sendCall(
    browserFetch(() => leaving.abort()),
    { method: "POST", address, signal: leaving.signal },
  );
  await expect(call).rejects.toThrow(CallLost);
  expect(noted).toEqual([]);
});
