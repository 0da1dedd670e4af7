import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LookupName } from "#domain/form/kinds/input-rules.ts";
import { browserLookups } from "./browser-lookups.ts";

// Over real HTTP, against the documented answers of the calls; the browser journeys test the real routes.

interface Asked {
  readonly method: string | undefined;
  readonly address: string | undefined;
  readonly body: string;
  readonly formHeader: string | string[] | undefined;
  readonly type: string | undefined;
}

let server: Server;
let base: string;
let asked: Asked[];
let reply: { status: number; body: string; isHeld?: boolean };

const envelope = (data: unknown, rest: object = {}) =>
  JSON.stringify({ Success: true, Error: [], Status: "Ok", Exception: null, Debug: null, Data: data, ...rest });

const refusal = (message: string, data: unknown = null) =>
  envelope(data, { Success: false, Status: "ValidateError", Error: [{ ParameterId: "x", Message: message }] });

async function read(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url: address, headers } = request;
  const body = await read(request);
  asked.push({ method, address, body, formHeader: headers["x-sparv-form"], type: headers["content-type"] });
  if (reply.isHeld) return;
  response.writeHead(reply.status, { "content-type": "application/json" });
  response.end(reply.body);
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = [];
});

/** A page's addresses have no host of their own. */
const lookups = browserLookups((address, init) => fetch(new URL(address, base), init), "token-1");

const ask = (name: LookupName, value: string, path?: string, signal = new AbortController().signal) =>
  lookups[name]?.(value, { signal, path });

const answerWith = (body: string, status = 200) => {
  reply = { status, body };
};

describe("each lookup makes its documented call and reads its answer", () => {
  test("a postal code", async () => {
    answerWith(envelope({ Result: { ZipAreas: [{ CityName: "Farsta", CountyName: "Stockholms län" }] } }));
    expect(await ask("zip", "12345")).toEqual({
      kind: "found",
      answer: { cityName: "Farsta", countyName: "Stockholms län" },
    });
    expect(asked).toMatchObject([{ method: "GET", address: "/ajax/zip-code-data/?zip=12345" }]);
  });

  test("a vehicle, whose year may not be known", async () => {
    answerWith(envelope({ Result: { Brand: "Volvo", Color: "Blå", Power: "140 kW", ModelYear: null } }));
    expect(await ask("vehicle", "SPV24K")).toEqual({
      kind: "found",
      answer: { brand: "Volvo", color: "Blå", power: "140 kW" },
    });
    expect(asked).toMatchObject([{ method: "GET", address: "/ajax/vehicle-data/?registernumber=SPV24K" }]);
  });

  test("a person, with the number in the body and the form's token beside it", async () => {
    answerWith(envelope({ Result: { FirstName: "Anna", LastName: "Lindqvist", Padding: " " } }));
    expect(await ask("person", "198502102380")).toEqual({
      kind: "found",
      answer: { firstName: "Anna", lastName: "Lindqvist" },
    });
    expect(asked).toEqual([
      {
        method: "POST",
        address: "/ajax/user-data/",
        body: "civicnumber=198502102380",
        formHeader: "token-1",
        type: "application/x-www-form-urlencoded;charset=UTF-8",
      },
    ]);
  });

  test("an organisation", async () => {
    answerWith(envelope({ Result: { Message: "Granskog AB" }, Error: null }));
    expect(await ask("organisation", "5566778899")).toEqual({ kind: "found", answer: { message: "Granskog AB" } });
    expect(asked).toMatchObject([{ method: "POST", address: "/ajax/org-data/", body: "civicnumber=5566778899" }]);
  });

  test("an address for mail", async () => {
    answerWith(envelope({ Result: { IsValid: true } }));
    expect(await ask("email", "anna+b@exempel.se")).toEqual({ kind: "found", answer: {} });
    expect(asked).toMatchObject([{ address: "/ajax/validate-email/?email=anna%2Bb%40exempel.se" }]);
  });
});

test("a path of the field's own replaces the call's [L-003][L-005][L-007]", async () => {
  answerWith(envelope({ Result: { FirstName: "", LastName: "", Message: "" } }));
  await ask("person", "198502102380", "/other/person/");
  await ask("organisation", "5566778899", "/other/org/?kind=company");
  await ask("email", "a@b.se", "/other/email/");
  expect(asked.map(({ address }) => address)).toEqual([
    "/other/person/",
    "/other/org/?kind=company",
    "/other/email/?email=a%40b.se",
  ]);
});

test("a sole trader's number is a personal number: it is posted, and is never part of an address", async () => {
  answerWith(envelope({ Result: { Message: "Enskild firma" }, Error: null }));
  expect(await ask("organisation", "198502102380")).toEqual({ kind: "found", answer: { message: "Enskild firma" } });
  expect(asked).toMatchObject([{ method: "POST", address: "/ajax/org-data/", body: "civicnumber=198502102380" }]);
});

describe("what is not a success", () => {
  test("is a refusal with the server's message when the server refuses [F-130]", async () => {
    answerWith(refusal("Registreringsnumret hittades inte"));
    expect(await ask("vehicle", "NIX000")).toEqual({ kind: "unknown", message: "Registreringsnumret hittades inte" });
  });

  test("has an organisation's message from its own field first", async () => {
    answerWith(refusal("General", { Result: null, Error: { Message: "Own" } }));
    expect(await ask("organisation", "5566778899")).toEqual({ kind: "unknown", message: "Own" });
  });

  test.each([
    ["too many questions", refusal(""), 429],
    ["a fault", refusal(""), 500],
    ["a page of a gateway", "<html>", 200],
    ["a success with nothing in it", envelope(null), 200],
    ["an answer of another shape", envelope({ Result: {} }), 200],
  ])("does not judge the value when it is %s", async (_what, body, status) => {
    answerWith(body, status);
    expect(await ask("zip", "12345")).toEqual({ kind: "unavailable" });
  });

  test("is aborted when the visitor types on", async () => {
    reply = { status: 200, body: "", isHeld: true };
    const typed = new AbortController();
    const answer = ask("zip", "12345", undefined, typed.signal);
    typed.abort();
    expect(await answer).toEqual({ kind: "unavailable" });
  });
});
