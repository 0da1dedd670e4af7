import { aliasCallPath } from "#domain/addresses/content-call-paths.ts";
import { isServiceCategoryId } from "#domain/service/service-categories.ts";
import { NO_ALIAS } from "#domain/text/find-text.ts";
import { SHARED_SERVICE, type TextKey } from "#domain/text/text-set.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import type { CallOutcome } from "#http/presenters/call-outcome.ts";
import { aliasBodySchema, aliasDataSchema, aliasQuerySchema } from "#http/contract/alias.schema.ts";
import { presentAlias } from "#http/presenters/alias.ts";
import type { TextEditing } from "#journeys/texts/edit-texts.ts";

export interface AliasCallPorts {
  readonly editing: TextEditing;
  /** F-125: on production hosts texts cannot be edited in place. They are published there from the editors' pages. */
  readonly isProduction: boolean;
}

/** An editor opens a dozen texts in a minute. */
const ALIAS_LIMIT = { name: "alias", limit: 240, windowMs: 60_000 };

/** Texts edited in place: read and written by an editor's dialog, published at once. */
export const aliasCalls = (ports: AliasCallPorts): Call[] => [readCall(ports), writeCall(ports)];

function readCall(ports: AliasCallPorts): Call {
  return defineCall({
    method: "GET",
    path: aliasCallPath(),
    summary: "A text with its default and its history, for editors; never in production",
    input: aliasQuerySchema,
    output: aliasDataSchema,
    access: "visitor",
    limit: ALIAS_LIMIT,
    async handle(input, request) {
      const personId = await editorOf(ports, request);
      if (personId === undefined) return { kind: "forbidden" };
      const key = readKey(input);
      return "kind" in key ? key : answerWithText(ports.editing, key, personId);
    },
  });
}

function writeCall(ports: AliasCallPorts): Call {
  return defineCall({
    method: "PUT",
    path: aliasCallPath(),
    summary: "Changes a text at once, or takes it back to its default, for editors; never in production",
    input: aliasBodySchema,
    output: aliasDataSchema,
    access: "visitor",
    limit: ALIAS_LIMIT,
    async handle({ text, reset, ...input }, request) {
      const personId = await editorOf(ports, request);
      if (personId === undefined) return { kind: "forbidden" };
      const key = readKey(input);
      if ("kind" in key) return key;
      const revision = Number(input.revision);
      const edit =
        reset === "yes" ? ({ kind: "restore", revision } as const) : ({ kind: "publish", text, revision } as const);
      const done = await ports.editing.edit(key, edit, personId);
      if (!done) return unknownAlias();
      return done.ok ? answerWithText(ports.editing, key, personId) : { kind: "invalid", errors: done.errors };
    },
  });
}

/** The editor; undefined for other visitors, and for every visitor in production. */
async function editorOf({ isProduction }: AliasCallPorts, request: CallRequest): Promise<string | undefined> {
  if (isProduction) return undefined;
  const session = await request.session();
  return session?.roles.includes("editor") ? session.personId : undefined;
}

type Refusal = Extract<CallOutcome, { readonly kind: "invalid" }>;

/** F-124. */
function readKey({ aliasid, serviceid }: { aliasid: string; serviceid: string }): TextKey | Refusal {
  const missing = Object.entries({ aliasid, serviceid }).filter(([, value]) => value === "");
  if (missing.length > 0)
    return { kind: "invalid", errors: missing.map(([field]) => ({ field, message: MISSING_ID })) };
  if (!isService(serviceid)) return { kind: "invalid", errors: [{ field: "serviceid", message: NO_SERVICE }] };
  return { aliasId: aliasid, serviceId: serviceid };
}

/** F-013, F-014: a category of the documents, or what all of them share. */
const isService = (id: string): boolean =>
  id === SHARED_SERVICE || (/^[1-9]\d*$/.test(id) && isServiceCategoryId(Number(id)));

/** To a program of ours, never to a visitor. */
const MISSING_ID = "Required.";
const NO_SERVICE = "No such service.";

const unknownAlias = (): Refusal => ({ kind: "invalid", errors: [{ field: "aliasid", message: NO_ALIAS }] });

async function answerWithText(editing: TextEditing, key: TextKey, personId: string) {
  const text = await editing.read(key);
  return text ? ({ kind: "ok", value: presentAlias(text, personId) } as const) : unknownAlias();
}
