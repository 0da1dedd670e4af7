import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseForm } from "#http/middleware/parse-form.ts";
import { formatFaultReference } from "#domain/support/fault-reference.ts";
import { answerErrorModal, closeErrorModal, errorModals } from "#ui/overlays/error-modal-state.ts";
import { createCalls } from "./calls.ts";
import { fetchAction } from "./fetch-action.ts";
import { toFormFields, withQuery } from "./form-fields.ts";
import { CallLost, type Fetch } from "./send-call.ts";
import { submitForm } from "./submit-form.ts";

// Over real HTTP: the request, and how the answer is read. The real routes are tested in tests/contracts/calls.

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

let server: Server;
let base: string;
let asked: Asked[];
let traceParents: (string | string[] | undefined)[];
let reply: { status: number; body: string } | "break";

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const part of request) body += String(part);
  traceParents.push(request.headers["traceparent"]);
  asked.push({ method: request.method, url: request.url, type: request.headers["content-type"], body });
  if (reply === "break") request.socket.destroy();
  else response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/forsakring/x/order/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  [asked, traceParents] = [[], []];
  answerWith({});
});

/** A page's addresses are relative to its own. */
const pageFetch: Fetch = (address, init) => fetch(new URL(address, base), init);
const calls = createCalls(pageFetch);

const answerWith = (envelope: object, status = 200) => {
  const whole = { Success: true, Error: [], Status: "Ok", Exception: null, Debug: null, Data: { Result: 1 } };
  reply = { status, body: JSON.stringify({ ...whole, ...envelope }) };
};

describe("fields", () => {
  const fields = { a: { sub: "1", other: [true, "x y"] }, b: 2, none: null, missing: undefined, å: "ö" };

  it("are written with nested keys as name[sub] [F-131]", () => {
    expect([...toFormFields(fields)]).toEqual([
      ["a[sub]", "1"],
      ["a[other][0]", "true"],
      ["a[other][1]", "x y"],
      ["b", "2"],
      ["å", "ö"],
    ]);
  });

  it("are read by the server as they were written [F-131]", () => {
    expect(parseForm(toFormFields(fields).toString())).toEqual({
      a: { sub: "1", other: ["true", "x y"] },
      b: "2",
      å: "ö",
    });
  });

  it("are added to the query of an address", () => {
    expect(withQuery("/a/", {})).toBe("/a/");
    expect(withQuery("/a/?x=1", { y: { z: 2 } })).toBe("/a/?x=1&y%5Bz%5D=2");
  });
});

describe("the client", () => {
  it.each(["post", "delete", "put"] as const)("sends form data with %s [F-131]", async (method) => {
    await calls[method]("/ajax/x/", { search: { zip: "123 45" } });
    expect(asked).toEqual([
      {
        method: method.toUpperCase(),
        url: "/ajax/x/",
        type: "application/x-www-form-urlencoded;charset=UTF-8",
        body: "search%5Bzip%5D=123+45",
      },
    ]);
  });

  it("sends a query string with get [F-132]", async () => {
    await calls.get("/ajax/zip-code-data/", { zip: "123 45" });
    expect(asked).toEqual([{ method: "GET", url: "/ajax/zip-code-data/?zip=123+45", type: undefined, body: "" }]);
  });

  it("counts an answer as a success when Success is true", async () => {
    expect(await calls.get("/x/")).toEqual({ kind: "success", data: { Result: 1 } });
  });

  it("counts a 200 with Success false as a failure, with its errors by field [F-130, F-135]", async () => {
    answerWith({ Success: false, Status: "ValidateError", Error: [{ ParameterId: "zip", Message: "Fel" }] });
    expect(await calls.post("/x/")).toEqual({
      kind: "failure",
      httpStatus: 200,
      status: "ValidateError",
      errors: [{ field: "zip", message: "Fel" }],
      data: { Result: 1 },
    });
  });

  it("counts Success true as a success although the transport complains", async () => {
    answerWith({}, 404);
    expect((await calls.get("/x/")).kind).toBe("success");
  });

  it.each([
    ["a page of a gateway", "<html>"],
    ["half a body", '{"Success": tr'],
    ["another's JSON", '{"ok": true}'],
    ["null", "null"],
    ["nothing", ""],
  ])("loses %s", async (_what, body) => {
    reply = { status: 200, body };
    expect(await calls.get("/x/")).toEqual({ kind: "lost" });
  });

  it("begins a trace of its own with each call, and asks for no sampling", async () => {
    await calls.get("/x/");
    await calls.post("/x/");
    expect(traceParents).toEqual([
      expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
      expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
    ]);
    expect(new Set(traceParents).size).toBe(2);
  });

  it("stops when it is aborted", async () => {
    expect(await calls.get("/x/", {}, { signal: AbortSignal.abort(), asksToRetry: true })).toEqual({ kind: "lost" });
    expect(errorModals.read()).toEqual([]);
  });
});

describe("a lost answer", () => {
  const shown = async () => {
    await vi.waitFor(() => expect(errorModals.read()).toHaveLength(1));
    const [request] = errorModals.read();
    if (!request) throw new Error("no modal");
    return request;
  };

  it("opens the error modal when asked to, and is requested again if the visitor agrees", async () => {
    reply = "break";
    const answer = calls.get("/x/", {}, { asksToRetry: true });
    const modal = await shown();
    answerWith({});
    answerErrorModal(modal, true);
    expect(await answer).toEqual({ kind: "success", data: { Result: 1 } });
    expect(asked).toHaveLength(2);
    // One thing that the visitor does, by whose reference support finds both.
    expect(new Set(traceParents).size).toBe(1);
    expect(modal.reference).toBe(formatFaultReference(String(traceParents[0]).slice(3)));
  });

  it("is lost when the visitor closes the modal", async () => {
    reply = "break";
    const answer = calls.get("/x/", {}, { asksToRetry: true });
    closeErrorModal(await shown());
    expect(await answer).toEqual({ kind: "lost" });
  });

  it("opens nothing otherwise", async () => {
    reply = "break";
    expect(await calls.get("/x/")).toEqual({ kind: "lost" });
    expect(errorModals.read()).toEqual([]);
  });
});

describe("the generic fetch action", () => {
  const run = async (action: { isFormData?: boolean; method?: "GET" | "POST" } = {}) => {
    const onSuccess = vi.fn();
    const onError = vi.fn();
    const done = fetchAction(
      { url: "/x/", method: "POST", data: { a: { b: "1" } }, onSuccess, onError, ...action },
      pageFetch,
    );
    return { onSuccess, onError, done };
  };

  it("sends its data as form data, or as JSON, or in the query [F-133]", async () => {
    for (const action of [{}, { isFormData: false }, { method: "GET" as const }]) await (await run(action)).done;
    expect(asked.map(({ type, body, url }) => ({ type, body, url }))).toEqual([
      { type: "application/x-www-form-urlencoded;charset=UTF-8", body: "a%5Bb%5D=1", url: "/x/" },
      { type: "application/json", body: '{"a":{"b":"1"}}', url: "/x/" },
      { type: undefined, body: "", url: "/x/?a%5Bb%5D=1" },
    ]);
  });

  it("passes a success to the one callback and a failure to the other [F-130, F-133]", async () => {
    const good = await run();
    await good.done;
    expect(good.onSuccess).toHaveBeenCalledExactlyOnceWith({ Result: 1 });
    expect(good.onError).not.toHaveBeenCalled();
    answerWith({ Success: false, Status: "NotFound" });
    const bad = await run();
    await bad.done;
    expect(bad.onSuccess).not.toHaveBeenCalled();
    expect(bad.onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ Status: "NotFound" }));
  });

  it("rejects a failed fetch to the caller, and calls neither [F-133]", async () => {
    reply = "break";
    const lost = await run();
    await expect(lost.done).rejects.toBeInstanceOf(CallLost);
    reply = { status: 502, body: "<html>" };
    const foreign = await run();
    await expect(foreign.done).rejects.toBeInstanceOf(CallLost);
    for (const callback of [lost.onSuccess, lost.onError, foreign.onSuccess, foreign.onError])
      expect(callback).not.toHaveBeenCalled();
  });
});

describe("the generic form submit", () => {
  const fields = { email: "a@b.se" };

  it("posts the fields to 'ajax' beside the page by default [F-134]", async () => {
    await submitForm({ fields }, calls);
    expect(asked).toMatchObject([{ method: "POST", url: "/forsakring/x/order/ajax", body: "email=a%40b.se" }]);
  });

  it("posts to a given address, and other data than the fields [F-134]", async () => {
    await submitForm({ action: "/ajax/register-email/", fields, data: { action: "calculate" } }, calls);
    expect(asked).toMatchObject([{ method: "POST", url: "/ajax/register-email/", body: "action=calculate" }]);
  });

  it("reads the list of errors by field [F-135]", async () => {
    answerWith({
      Success: false,
      Error: [
        { ParameterId: "email", Message: "Vänligen ange en korrekt e-post." },
        { ParameterId: "zip", Message: "Vänligen ange ett giltigt postnummer" },
      ],
    });
    expect(await submitForm({ fields }, calls)).toMatchObject({
      kind: "failure",
      errors: [
        { field: "email", message: "Vänligen ange en korrekt e-post." },
        { field: "zip", message: "Vänligen ange ett giltigt postnummer" },
      ],
    });
  });
});
