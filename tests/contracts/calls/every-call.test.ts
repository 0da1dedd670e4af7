import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { envelopeSchema, wireErrorSchema } from "#http/contract/envelope.schema.ts";
import { newAddress } from "#tests/support/address.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { createCalls } from "#web/shell/calls/calls.ts";
import { submitForm } from "#web/shell/calls/submit-form.ts";

let stack: Stack;
let calls: { method: string; path: string; statuses: readonly string[] }[];

beforeAll(async () => {
  stack = await openSharedStack();
  const described = (await (await fetch(`${stack.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { readonly responses: Record<string, unknown> }>>;
  };
  calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path,
      statuses: Object.keys(responses),
    })),
  );
});
afterAll(() => stack.stop());

/** Spec 1 §3: these fields and no others. */
const standard = z.strictObject({
  ...envelopeSchema(z.unknown()).shape,
  Error: z.array(wireErrorSchema.strict()),
});

async function ask(method: string, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const sent = new URLSearchParams(fields);
  return fetch(method === "GET" ? `${stack.url}${path}?${sent.toString()}` : stack.url + path, {
    method,
    headers: { origin: stack.url, "x-forwarded-for": newAddress(), ...headers },
    ...(method === "GET" ? {} : { body: sent }),
  });
}

test("the description of the calls is limited by address", async () => {
  const from = newAddress();
  const read = (address: string) => fetch(`${stack.url}/api/openapi.json`, { headers: { "x-forwarded-for": address } });
  // One after another: a busy node refuses some of so many at once for another reason.
  for (let sent = 1; sent <= 60; sent++) expect((await read(from)).status).toBe(200);
  const refused = await read(from);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await read(newAddress())).status).toBe(200);
});

/** Names that our calls know, with values that none of them wants. */
const NONSENSE = Object.fromEntries(
  ["zip", "civicnumber", "registernumber", "email", "service", "searchid", "tempsearchid", "resultid", "aliasid"].map(
    (name) => [name, "<script>"],
  ),
);

/**
 * Sent by other companies' programs, which show who they are by a code or a signature; and browsers' own reports, which come from
 * frames without an origin too.
 */
const MACHINE_CALLS: ReadonlySet<string> = new Set([
  "/ajax/newsletter/end/",
  "/ajax/watch/end/",
  "/ajax/mail/bounce/",
  "/webhooks/insurance-data",
  "/ajax/csp-report/",
]);

describe("every call answers the standard envelope", () => {
  test("to nothing, to nonsense, to a good page's question and to a foreign page's [F-129]", async () => {
    expect(calls.length).toBeGreaterThan(10);
    for (const { method, path, statuses } of calls) {
      const answers = [
        await ask(method, path, {}),
        await ask(method, path, NONSENSE),
        await ask(method, path, {}, { origin: "https://example.com", "sec-fetch-site": "cross-site" }),
        await ask(method, path, {}, { "x-sparv-debug": "true" }),
      ];
      for (const answer of answers) {
        const read = standard.safeParse(await answer.json());
        expect(read.error?.issues, `${method} ${path} ${answer.status}`).toBeUndefined();
        expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        expect(statuses, `the documented statuses of ${method} ${path}`).toContain(String(answer.status));
      }
    }
  });

  test("and what is posted from a foreign page is refused by all that pages ask", async () => {
    const asked = calls.filter(({ method, path }) => method !== "GET" && !MACHINE_CALLS.has(path));
    expect(asked.length).toBeGreaterThan(8);
    for (const { method, path } of asked) {
      const answer = await ask(method, path, {}, { origin: "https://example.com" });
      expect(standard.parse(await answer.json())).toMatchObject({ Success: false, Status: "Forbidden" });
      expect(answer.status).toBe(403);
    }
  });

  test.each([
    ["/ajax/zip-code-data/", { zip: "11122" }, true, "Ok"],
    ["/ajax/zip-code-data/", { zip: "00000" }, false, "ValidateError"],
    ["/ajax/alias/", { aliasid: "start.lead", serviceid: "0" }, false, "Forbidden"],
  ])("%s with %j: Success %s, Status %s [F-129]", async (path, fields, success, status) => {
    const answer = standard.parse(await (await ask("GET", path, fields)).json());
    expect(answer).toMatchObject({ Success: success, Status: status, Exception: null, Debug: null });
  });
});

describe("our own client meets our own server", () => {
  /** A page of the first vertical's results. */
  const pageCalls = () =>
    createCalls((address, init) =>
      fetch(new URL(address, `${stack.url}/forsakring/bil/jamfor/`), {
        ...init,
        headers: { ...(init.headers as Record<string, string>), origin: stack.url, "x-forwarded-for": newAddress() },
      }),
    );

  test("a form is posted to 'ajax' beside the page, and its errors come back by field [F-134, F-135]", async () => {
    const answer = await submitForm(
      { fields: { tempsearchid: "0123456789abcdefghij_-01", carregnumber: "AB 1234", civicnumber: "1" } },
      pageCalls(),
    );
    expect(answer).toMatchObject({ kind: "failure", status: "ValidateError" });
    expect(answer.kind === "failure" ? answer.errors : []).toContainEqual({
      field: "carregnumber",
      message: "Registreringsnumret hittades inte",
    });
  });

  test("nested fields arrive nested: a flat field sent as name[sub] is no text [F-131]", async () => {
    const tempsearchid = "0123456789abcdefghij_-02";
    const flat = await pageCalls().post("ajax", { tempsearchid, zip: "123 45" });
    const nested = await pageCalls().post("ajax", { tempsearchid, zip: { code: "123 45" } });
    expect(flat.kind === "failure" ? flat.errors.map(({ field }) => field) : []).not.toContain("zip");
    expect(nested.kind === "failure" ? nested.errors.map(({ field }) => field) : []).toContain("zip");
  });
});
