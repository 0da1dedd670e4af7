import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aliasDataSchema } from "#http/contract/alias.schema.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { type AliasServer, startTextsWorld, type TextsWorld } from "./texts-world.ts";

let world: TextsWorld;
let server: AliasServer;

beforeAll(async () => {
  world = await startTextsWorld("alias_calls");
  server = await world.serve({ isProduction: false });
});
afterAll(() => world.stop());

const EDITOR = { roles: ["editor"] } as const;
const HEADING = { aliasid: "sample.heading", serviceid: "0" };
const CALL = { aliasid: "sample.call", serviceid: "0" };

const revisionOf = async (ids: typeof HEADING): Promise<string> => {
  const { body } = await server.ask("GET", ids, EDITOR);
  return String(body.Data.Result.Revision);
};

test("an editor reads a text, changes it, and sees it in the history", async () => {
  const before = await server.ask("GET", HEADING, EDITOR);
  expect(before.body.Data.Result).toMatchObject({ Text: "Spara pengar.", Revision: 0, History: [] });
  const put = await server.ask("PUT", { ...HEADING, text: " Spara  mer. ", revision: "0" }, EDITOR);
  expect(put.status).toBe(200);
  const { Data } = envelopeSchema(aliasDataSchema).parse(put.body);
  expect(Data?.Result).toMatchObject({ Text: "Spara mer.", DefaultText: "Spara pengar.", Revision: 1 });
  expect(Data?.Result.History).toMatchObject([
    { Kind: "published", IsOwn: true, From: "Spara pengar.", To: "Spara mer." },
  ]);
  expect(server.texts.published.changed("all")).toEqual({ "0:sample.heading": "Spara mer." });

  const reset = await server.ask("PUT", { ...HEADING, reset: "yes", revision: "1" }, EDITOR);
  expect(reset.body.Data.Result).toMatchObject({ Text: "Spara pengar.", Revision: 2 });
  expect(server.texts.published.changed("all")).toEqual({});
});

describe("both ids are required", () => {
  test.each([
    ["GET", { serviceid: "0" }, ["aliasid"]],
    ["GET", { aliasid: "sample.heading" }, ["serviceid"]],
    ["PUT", { serviceid: "0", text: "x" }, ["aliasid"]],
    ["PUT", { aliasid: "sample.heading", text: "x" }, ["serviceid"]],
    ["PUT", { text: "x" }, ["aliasid", "serviceid"]],
    ["PUT", { aliasid: "", serviceid: "", text: "x" }, ["aliasid", "serviceid"]],
  ])("%s with %j is rejected [F-124]", async (method, fields, missing) => {
    const { body } = await server.ask(method, fields, EDITOR);
    expect(body).toMatchObject({ Success: false, Status: "ValidateError", Data: null });
    expect(body.Error.map(({ ParameterId }: { ParameterId: string }) => ParameterId)).toEqual(missing);
  });

  test.each([
    { aliasid: "sample.gone", serviceid: "0" },
    { aliasid: "sample.heading", serviceid: "17" },
    { aliasid: "form.help", serviceid: "0" },
    { aliasid: "sample.heading", serviceid: "65" },
  ])("and %j is no alias", async (ids) => {
    for (const method of ["GET", "PUT"]) {
      const { body } = await server.ask(method, { ...ids, text: "x" }, EDITOR);
      expect(body.Error).toEqual([{ ParameterId: "aliasid", Message: "No alias found." }]);
    }
  });
});

test.each(["9", "33", "66", "017", "x"])("%s is not the id of a service [F-013, F-014]", async (serviceid) => {
  for (const method of ["GET", "PUT"]) {
    const { body } = await server.ask(method, { aliasid: "sample.heading", serviceid, text: "x" }, EDITOR);
    expect(body.Error).toEqual([{ ParameterId: "serviceid", Message: "No such service." }]);
  }
});

describe("other callers are refused", () => {
  test.each([undefined, [], ["support"]] as const)(
    "with the roles %j: 403, whatever is asked [F-125]",
    async (roles) => {
      const who = roles ? { roles } : {};
      for (const fields of [HEADING, { aliasid: "no.such" }, {}] as Record<string, string>[]) {
        expect(await server.ask("GET", fields, who)).toMatchObject({
          status: 403,
          body: { Status: "Forbidden", Data: null },
        });
        expect(await server.ask("PUT", { ...fields, text: "Intrång" }, who)).toMatchObject({ status: 403 });
      }
      expect(server.texts.published.changed("all")).toEqual({});
    },
  );

  test("in production, not even an editor [F-125]", async () => {
    const production = await world.serve({ isProduction: true });
    expect((await production.ask("GET", HEADING, EDITOR)).status).toBe(403);
    const revision = await revisionOf(HEADING);
    const put = await production.ask("PUT", { ...HEADING, text: "Intrång", revision }, EDITOR);
    expect(put).toMatchObject({ status: 403, body: { Success: false, Status: "Forbidden", Data: null } });
    expect(await revisionOf(HEADING)).toBe(revision);
  });

  test("from another site, not even an editor", async () => {
    const headers = { origin: "https://example.com" };
    const put = await server.ask("PUT", { ...HEADING, text: "Intrång" }, { ...EDITOR, headers });
    expect(put.status).toBe(403);
    const crossSite = await server.ask(
      "PUT",
      { ...HEADING, text: "Intrång" },
      { ...EDITOR, headers: { "sec-fetch-site": "cross-site" } },
    );
    expect(crossSite.status).toBe(403);
  });
});

describe("an unusable text is refused with a message", () => {
  test.each([
    ["markup", { text: "<i>Ring</i> {phone}." }, /utan HTML/],
    ["a lost placeholder", { text: "Ring oss." }, /\{phone\}/],
    ["nothing", { text: " " }, /återställ/],
    ["too much", { text: `{phone} ${"a".repeat(1_000)}` }, /högst 1000/],
  ])("%s", async (_what, fields, message) => {
    const { body } = await server.ask("PUT", { ...CALL, ...fields, revision: "0" }, EDITOR);
    expect(body).toMatchObject({ Success: false, Status: "ValidateError" });
    expect(body.Error[0]).toMatchObject({ ParameterId: "text", Message: expect.stringMatching(message) });
  });

  test("a change based on an outdated revision", async () => {
    const revision = await revisionOf(CALL);
    const both = await Promise.all(
      ["Ring nu {phone}.", "Ring sen {phone}."].map((text) => server.ask("PUT", { ...CALL, text, revision }, EDITOR)),
    );
    expect(both.filter(({ body }) => body.Success)).toHaveLength(1);
    const refused = both.find(({ body }) => !body.Success);
    expect(refused?.body.Error[0].Message).toMatch(/Någon annan har ändrat/);
  });
});

test("debug information is answered outside production on request, and never in production", async () => {
  const headers = { "x-sparv-debug": "true" };
  const debugged = await server.ask("GET", HEADING, { ...EDITOR, headers });
  expect(debugged.body.Debug).toMatch(/^GET \/ajax\/alias\/: 200 Ok, \d+ ms$/);
  expect((await server.ask("GET", HEADING, EDITOR)).body.Debug).toBeNull();
  const production = await world.serve({ isProduction: true });
  expect((await production.ask("GET", HEADING, { ...EDITOR, headers })).body).toMatchObject({
    Debug: null,
    Exception: null,
  });
});
