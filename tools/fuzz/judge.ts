import { cleanText } from "#domain/text/clean-text.ts";
import { isPersonalNumber } from "#domain/person/personal-number.ts";
import { findPersonalNumbers, readPlain } from "#domain/person/personal-number-in-text.ts";
import { providerSites } from "#journeys/link-out/provider-sites.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { systemClock } from "#platform/clock.ts";
import type { FuzzAnswer } from "./send.ts";
import type { FuzzRequest } from "./fuzz-request.ts";

/** What only its owner may see. */
export interface Canaries {
  /** Keys and passwords of the programs. */
  readonly secrets: readonly string[];
  /** The prepared owner's own texts. */
  readonly owners: readonly string[];
  readonly ownerName: string;
  /** By the name of who asks: their own personal number, which their own pages may show. */
  readonly ownNumbers: Readonly<Record<string, string>>;
  readonly today: string;
}

/** Long enough for a number, and no part of an id: only these are read sign by sign. */
const ROW_OF_DIGITS = /(?<![\p{L}\p{Nd}_.-])(?:\p{Nd}[^\p{L}\p{Nd}]{0,8}){9,}\p{Nd}(?![\p{L}\p{Nd}_-])/gu;
/** Times in fractions, and the lines of a drawing. */
const OTHER_DIGITS = /\d\.\d{9,}| d="[^"<>]*"/g;

const INSIDE: readonly (readonly [string, RegExp])[] = [
  ["stack trace", /\n\s+at (?:async )?[\w.<>[\] ]+ ?\(?(?:file:|node:|\/)[^\n]*:\d+:\d+/],
  ["file path", /(?:file:\/\/\/|\/node_modules\/|\/src\/(?:main|http|journeys|adapters|platform)\/|\/build\/server\/)/],
  [
    "SQL",
    /\b(?:syntax error at or near|duplicate key value|violates \w+ constraint|invalid byte sequence|relation "\w+"|select .{1,80} from (?:orders|searches|sessions|mails|persons)\b|insert into \w+ \()/i,
  ],
  [
    "database or engine fault",
    /\b(?:ECONNREFUSED|ETIMEDOUT|ERR_[A-Z_]{4,}|PostgresError|ioredis|kysely|ZodError|ReplyError)\b/,
  ],
];

const FORBIDDEN_HEADERS = ["server", "x-powered-by", "via", "x-runtime"];

/** Everything in an answer that the requester has neither sent nor owns. */
export function findLeaks(request: FuzzRequest, answer: FuzzAnswer, canaries: Canaries): string[] {
  const leaks: string[] = [];
  const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
  const text = `${headers.join("\n")}\n${answer.body}`;
  for (const name of FORBIDDEN_HEADERS) if (Object.hasOwn(answer.headers, name)) leaks.push(`header ${name}`);
  for (const [what, pattern] of INSIDE) if (pattern.test(text) && !wasSent(request, pattern)) leaks.push(what);
  for (const secret of canaries.secrets) if (text.includes(secret)) leaks.push("secret");
  if (request.actor !== canaries.ownerName)
    for (const own of canaries.owners)
      if (text.includes(own) && !sentText(request).includes(own)) leaks.push("another visitor's data");
  leaks.push(
    ...findNumbers(text, canaries.today, (digits) =>
      (sentDigits(request) + (canaries.ownNumbers[request.actor] ?? "")).includes(digits),
    ).map(() => "personal number"),
  );
  const isHtml = (answer.headers["content-type"] ?? "").includes("html");
  if (isHtml && /<script>alert\(1\)|<img src=x onerror/.test(answer.body)) leaks.push("unescaped markup");
  const location = answer.headers["location"] ?? "";
  if (/^(?:[a-z]+:|\/\/|\/\\)/i.test(location) && !isLinkOut(request, location)) leaks.push("redirect to another site");
  return leaks;
}

const isProviderSite = providerSites(createServerVerticals(systemClock));

/** One address leads visitors on, and only to sites of the providers that they are led to. */
const isLinkOut = ({ target }: FuzzRequest, location: string): boolean =>
  target.endsWith("/vidare/till/") && isProviderSite(location);

/** Also for a log, which must not contain even the sent values. */
export function findNumbers(text: string, today: string, isKnown = (_lastTen: string) => false): string[] {
  const rows = text.replaceAll(OTHER_DIGITS, "").match(ROW_OF_DIGITS) ?? [];
  return rows
    .flatMap((row) => findPersonalNumbers(row).map(({ digits }) => digits))
    .filter((digits) => isPersonalNumber(digits, today) && !isKnown(digits.slice(-10)));
}

/** Also as the server reads it: an id with a direction mark in it is the id. */
function sentText({ path, body, headers }: FuzzRequest): string {
  const text = `${decoded(path)}\n${decoded(body)}\n${Object.values(headers).join("\n")}`;
  return `${text}\n${cleanText(text)}`;
}

const sentDigits = (request: FuzzRequest): string => readPlain(sentText(request)).replaceAll(/[^\d\n]/g, "");

const wasSent = (request: FuzzRequest, pattern: RegExp): boolean => pattern.test(sentText(request));

/** Each run of bytes by itself, as the server reads it: one that is cut off does not keep the others as they are written. */
function decoded(text: string): string {
  const read = text
    .replaceAll("+", " ")
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
  return `${text}\n${read}`;
}
