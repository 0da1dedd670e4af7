import type { FastifyInstance, FastifyReply } from "fastify";
import { cleanText, cleanValue } from "#domain/text/clean-text.ts";
import { presentFault } from "#http/presenters/envelope.ts";
import { CALL_HEADERS } from "./security-headers.ts";

/** Ours are a few hundred characters. */
const MAX_ADDRESS_CHARS = 8_000;

/**
 * Where every request enters, whatever route answers it: an address that could be read in two ways is refused, and every text
 * in query, parameters and body is cleaned (`clean-text.ts`). A page's form is read by the router and cleaned by `cleanForm`.
 */
export function cleanRequests(server: FastifyInstance): void {
  server.addHook("onRequest", (request, reply, done) => {
    const status = faultOfAddress(request.url);
    if (status === undefined) return done();
    refuse(reply, status);
  });
  server.addHook("preValidation", (request, _reply, done) => {
    request.query = cleanValue(request.query);
    request.params = cleanValue(request.params);
    if (!(request.body instanceof Uint8Array)) request.body = cleanValue(request.body);
    done();
  });
}

/** Undefined for a good address, or the status that refuses it. */
function faultOfAddress(address: string): 404 | 414 | undefined {
  if (address.length > MAX_ADDRESS_CHARS) return 414;
  const [path = ""] = address.split("?", 1);
  return path.startsWith("/") && !path.includes("//") && !AMBIGUOUS.test(path) ? undefined : 404;
}

/** Backslashes, which browsers read as slashes, and controls, plain or in percents. */
// oxlint-disable-next-line no-control-regex
const AMBIGUOUS = /[\u0000-\u0020\u007f\\]|%5c|%[01][0-9a-f]|%7f/i;

function refuse(reply: FastifyReply, given: number): void {
  const { status, body } = presentFault(given);
  void reply.status(status).headers(CALL_HEADERS).send(body);
}

/** A header as it may be stored. */
export const cleanHeader = (value: string | undefined): string => cleanText(value ?? "").slice(0, MAX_HEADER_CHARS);

const MAX_HEADER_CHARS = 500;

const FORM = "application/x-www-form-urlencoded";
const MAX_FIELDS = 200;

export interface CleanedForm {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** A page's form as the router is given it: cleaned, without files, whatever it was sent as. What is no form is left for the router to refuse. */
export async function cleanForm(sent: Uint8Array<ArrayBuffer> | undefined, type: string): Promise<CleanedForm> {
  // A form with nothing in it: the router cannot read what has no type.
  if (type === "" || type.startsWith(FORM))
    return { type: FORM, body: cleanPairs(new URLSearchParams(Buffer.from(sent ?? []).toString("utf8"))).toString() };
  if (!type.startsWith("multipart/form-data")) return { type, body: sent ?? null };
  try {
    const form = await new Response(sent ?? null, { headers: { "content-type": type } }).formData();
    const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
    return { type: FORM, body: cleanPairs(texts).toString() };
  } catch {
    return { type, body: sent ?? null };
  }
}

/** The same for a page that takes files: they are left as they are, under names of ours. Undefined for what is no form with files. */
export async function cleanUpload(
  sent: Uint8Array<ArrayBuffer> | undefined,
  type: string,
): Promise<FormData | undefined> {
  if (!type.startsWith("multipart/form-data")) return undefined;
  try {
    const form = await new Response(sent ?? null, { headers: { "content-type": type } }).formData();
    const cleaned = new FormData();
    for (const [name, value] of [...form].slice(0, MAX_FIELDS)) {
      if (typeof value === "string") cleaned.append(cleanText(name), cleanText(value));
      else cleaned.append(cleanText(name), value, UNNAMED_FILE);
    }
    return cleaned;
  } catch {
    return undefined;
  }
}

/** A file's name may hold anything, and is not needed. */
const UNNAMED_FILE = "fil";

/** Names and values, in their order; what is beyond `MAX_FIELDS` is dropped. */
export function cleanPairs(pairs: Iterable<readonly [string, string]>): URLSearchParams {
  const cleaned = new URLSearchParams();
  let count = 0;
  for (const [name, value] of pairs) {
    if (++count > MAX_FIELDS) break;
    cleaned.append(cleanText(name), cleanText(value));
  }
  return cleaned;
}
