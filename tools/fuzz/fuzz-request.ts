import { seededRandom } from "#tools/services/seeded.ts";
import {
  type SeededChooser,
  createSeededChooser,
  hostileText,
  hostileValue,
  nearlyRight,
  STRANGE_NAMES,
} from "./mutations.ts";
import type { FuzzActor, FuzzTarget } from "./targets.ts";

/** One request as it goes over the wire. */
export interface FuzzRequest {
  readonly index: number;
  readonly target: string;
  readonly actor: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface FuzzPlan {
  readonly seed: number;
  readonly targets: readonly FuzzTarget[];
  readonly actors: readonly FuzzActor[];
  readonly origin: string;
}

type Fields = Readonly<Record<string, string>>;

/** The same for the same seed, number and prepared visitors. */
export function makeRequest(plan: FuzzPlan, index: number): FuzzRequest {
  const dice = createSeededChooser(seededRandom(Math.imul(plan.seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)));
  const target = pickTarget(dice, plan.targets);
  const actor = dice.chance(0.4) ? dice.pick(plan.actors) : strangerOf(index);
  const good = target.good(dice.chance(0.7) ? actor : dice.pick(plan.actors));
  const fields = mutateFields(dice, good, target.names);
  const isRead = target.method === "GET";
  const written = isRead ? { type: "", text: "" } : writeBody(dice, fields, target.isJson);
  const query = isRead ? writeForm(dice, fields) : writeForm(dice, target.inAddress(fields));
  const path = mutatePath(dice, target.path) + (query === "" ? "" : `?${query}`);
  return {
    index,
    target: target.key,
    actor: actor.name,
    method: dice.chance(0.01) ? dice.pick(METHODS) : target.method,
    path: path.slice(0, MAX_PATH),
    headers: writeHeaders(dice, plan, actor, written.type, index),
    body: written.text,
  };
}

const METHODS = ["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "PROPFIND"];
/** The server reads no more of an address and its headers than 16 KB. */
const MAX_PATH = 9_000;

/** Searches ask a dozen providers each: they are rare, so that the others are not slowed down. */
function pickTarget(dice: SeededChooser, targets: readonly FuzzTarget[]): FuzzTarget {
  const target = dice.pick(targets);
  return target.isCostly && dice.chance(0.8) ? dice.pick(targets.filter(({ isCostly }) => !isCostly)) : target;
}

/** A browser never seen before, or none that keeps cookies. */
const strangerOf = (index: number): FuzzActor => ({
  name: "stranger",
  cookie: index % 3 === 0 ? "" : `__Host-sparv=fuzzfuzzfuzzfuzzfuzz${String(index).padStart(7, "0")}`,
  formToken: "",
});

function mutateFields(dice: SeededChooser, good: Fields, names: readonly string[]): [string, string][] {
  const fields = new Map(Object.entries(good));
  const known = [...new Set([...fields.keys(), ...names])];
  if (dice.chance(0.06) || known.length === 0) return [...fields];
  const changes = 1 + Math.floor(dice.next() * 3);
  for (let change = 0; change < changes; change++) {
    const name = dice.pick(known);
    const before = fields.get(name);
    if (dice.chance(0.1)) fields.delete(name);
    else fields.set(name, before !== undefined && dice.chance(0.5) ? nearlyRight(dice, before) : hostileText(dice));
  }
  const pairs = [...fields];
  if (dice.chance(0.05)) pairs.push([dice.pick(known), hostileText(dice)]);
  if (dice.chance(0.05)) pairs.push([dice.pick(STRANGE_NAMES), hostileText(dice)]);
  if (dice.chance(0.05)) pairs.push([`${dice.pick(known)}[${dice.pick(STRANGE_NAMES)}]`, hostileText(dice)]);
  if (dice.chance(0.02)) pairs.push([dice.pick(known) + "[a]".repeat(40), "x"]);
  return pairs;
}

interface Written {
  readonly type: string;
  readonly text: string;
}

const FORM = "application/x-www-form-urlencoded";

function writeBody(dice: SeededChooser, fields: [string, string][], isJson: boolean): Written {
  const odd = dice.next();
  if (odd < 0.02) return { type: dice.pick(TYPES), text: writeForm(dice, fields) };
  if (odd < 0.03) return { type: "application/json", text: dice.pick(BROKEN_JSON) };
  if (odd < 0.04) return { type: FORM, text: `a=${"x".repeat(70_000)}` };
  if (odd < 0.05) return { type: FORM, text: "&".repeat(5_000) + "a=1&".repeat(2_000) };
  if (odd < 0.07) return { type: "multipart/form-data; boundary=x", text: multipart(fields) };
  if (odd < 0.08) return { type: "multipart/form-data", text: "--x" };
  if (!isJson && odd > 0.2) return { type: FORM, text: writeForm(dice, fields) };
  const value = Object.fromEntries(
    fields.map(([name, text]) => [name, dice.chance(0.15) ? hostileValue(dice) : text] as const),
  );
  return { type: "application/json", text: JSON.stringify(value) };
}

const TYPES = [
  "text/plain",
  "",
  "application/xml",
  "image/png",
  "application/json; charset=utf-16",
  `${FORM}; charset=x`,
];
const BROKEN_JSON = [
  "",
  "{",
  "null",
  "0",
  '""',
  "[]",
  "[".repeat(30_000),
  '{"__proto__":{"a":1}}',
  '{"a":1,"a":2}',
  "\ufeff{}",
];

const multipart = (fields: readonly [string, string][]): string =>
  `${fields.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, "")}"\r\n\r\n${value}\r\n`).join("")}--x--\r\n`;

/** Mostly as a browser writes it; sometimes with invalid percent encoding. */
function writeForm(dice: SeededChooser, fields: readonly (readonly [string, string])[]): string {
  const text = fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  if (!dice.chance(0.02)) return text;
  return dice.pick([
    `${text}&a=%`,
    `${text}&%zz=%c3%28`,
    text.replaceAll("%", "%25"),
    `${text}&a=%ed%a0%80`,
    `&&${text}==&=`,
  ]);
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function mutatePath(dice: SeededChooser, path: string): string {
  if (!dice.chance(0.03)) return path;
  return dice.pick([
    `/${path}`,
    `/\\evil.example${path}`,
    path.slice(0, -1),
    path.toUpperCase(),
    `${path}%00`,
    `${path}%c0%ae%c0%ae/`,
    path.replace("/", "/./../"),
    `${path}_.data`,
    `${path}.data`,
    `${path}19850210-2380/`,
    `/19850210-2380${path}`,
    `${path}${"a/".repeat(500)}`,
    path.replaceAll("a", "%61"),
    `${path};jsessionid=1`,
    "/%",
    "*",
  ]);
}

function writeHeaders(
  dice: SeededChooser,
  plan: FuzzPlan,
  actor: FuzzActor,
  type: string,
  index: number,
): Record<string, string> {
  const headers: Record<string, string> = {
    origin: plan.origin,
    // A different address for each, as visitors have; sometimes an invalid one.
    "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    "user-agent": "fuzz",
  };
  if (type !== "") headers["content-type"] = type;
  if (actor.cookie !== "") headers["cookie"] = actor.cookie;
  if (actor.formToken !== "" && dice.chance(0.5)) headers["x-sparv-form"] = actor.formToken;
  if (dice.chance(0.1)) {
    const name = dice.pick(HEADER_NAMES);
    headers[name] = inHeader(dice.chance(0.3) ? `__Host-sparv=${hostileText(dice)}` : hostileText(dice));
  }
  return headers;
}

const HEADER_NAMES = [
  "cookie",
  "origin",
  "referer",
  "user-agent",
  "accept",
  "accept-encoding",
  "accept-language",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-sparv-form",
  "x-sparv-debug",
  "sec-fetch-site",
  "sec-purpose",
  "traceparent",
  "if-none-match",
  "if-modified-since",
  "range",
  "content-encoding",
  "authorization",
  "x-http-method-override",
];

/** What a client can send at all: the rest never leaves it. */
const inHeader = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 2_000);
