import { drawShare } from "#simulators/kernel/draw.ts";
import type { ProviderReply } from "#verticals/_contract/provider.ts";

/** A reply as it might come from a broken, careless or hostile provider; the same for the same seed and number. */
export function mutateReply(reply: ProviderReply, seed: number, number: number): ProviderReply {
  const isXml = reply.body.startsWith("<");
  const draw = (what: string, below: number): number => Math.floor(drawShare(seed, number, what) * below);
  const level = draw("level", 8);
  if (level < 2) return mutateText(reply, draw);
  if (isXml && level >= 2) return mutateXml(reply, draw);
  if (level === 2) return scaleAmounts(reply, [-1, 1e4, 1e-5, 1e300][draw("factor", 4)] ?? 1);
  let mutated: ProviderReply = reply;
  for (let nth = 0; nth <= draw("how many", 3); nth++)
    mutated = mutateValue(mutated, (what, below) => draw(`${what} ${nth}`, below));
  return mutated;
}

type Draw = (what: string, below: number) => number;

function mutateText(reply: ProviderReply, draw: Draw): ProviderReply {
  const { body } = reply;
  const at = draw("at", body.length + 1);
  const ways: readonly (() => Partial<ProviderReply>)[] = [
    () => ({ body: body.slice(0, at) }),
    () => ({ body: body.slice(0, at) + String.fromCharCode(draw("character", 0x2_000)) + body.slice(at + 1) }),
    () => ({ body: body + body }),
    () => ({ body: `<!doctype html><p>${body}</p>`, contentType: "text/html" }),
    () => ({ body: "" }),
    () => ({ body: `${"[".repeat(20_000)}${body}` }),
    () => ({ body: JSON.stringify([body]) }),
    () => ({ status: [100, 204, 301, 400, 403, 404, 429, 500, 503][draw("status", 9)] ?? 500 }),
  ];
  return { ...reply, ...ways[draw("way", ways.length)]?.() };
}

/** What an XML reply may hold that it should not: other values, elements gone, twice or moved, and what XML itself can do. */
function mutateXml(reply: ProviderReply, draw: Draw): ProviderReply {
  const { body } = reply;
  const leaves = [...body.matchAll(/<([\w:]+)>([^<]*)<\/\1>/g)];
  const leaf = leaves[draw("leaf", leaves.length)];
  const [whole = "", name = "x", text = ""] = leaf ?? [];
  const at = leaf?.index ?? 0;
  const put = (instead: string) => body.slice(0, at) + instead + body.slice(at + whole.length);
  const filled = (value: string) => put(`<${name}>${value}</${name}>`);
  const ways: readonly (() => string)[] = [
    () => put(""),
    () => put(whole + whole),
    () => put(whole.repeat(2_000)),
    () => put(`<${name}/>`),
    () => put(`<${name}><deep>${text}</deep></${name}>`),
    () => put(`<${name}><![CDATA[${text}<b>]]></${name}>`),
    () => put(`<!-- ${whole} -->`),
    ...[
      "",
      "NaN",
      "-1",
      "0",
      "-5,00",
      "1e9",
      "0x10",
      "12 345,00",
      "99999999",
      "236",
      "&#0;",
      "&x;",
      "&amp;lt;",
      "Trygg\u202egnikäs\u2066 \u200b\u2028AB\ufeff",
      "../../ws/teckning",
    ].map((value) => () => filled(value)),
    () => filled("x".repeat(50_000)),
    () => body.replace("<?xml", '<!DOCTYPE a [<!ENTITY x "y">]><?xml'),
    () => body.replace("?>", '?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    () => body.replaceAll(/(\d+)[.,](\d\d)/g, "$1$2"),
    () => body.replaceAll(/>(\d{3,})</g, ">$100<"),
    () => body.replaceAll("ns2:", "ns3:"),
  ];
  return { ...reply, body: ways[draw("way", ways.length)]?.() ?? body };
}

/** Another unit or sign throughout: the amounts still agree with each other. Small numbers are shares and counts, and stay. */
function scaleAmounts(reply: ProviderReply, factor: number): ProviderReply {
  try {
    const scale = (_key: string, value: unknown): unknown =>
      typeof value === "number" && value > 100 ? value * factor : value;
    return { ...reply, body: JSON.stringify(JSON.parse(reply.body, scale)) };
  } catch {
    return reply;
  }
}

/** Turns what stands beside it around, hides, rings and breaks the line. */
const HOSTILE_TEXT = "Trygg\u202egnikäs\u2066 \u0007\u200b\u2028AB\ufeff";

/** What a field may turn into: every type, the edges of numbers, and texts that are something else where they land. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.001,
  -2_832,
  1e308,
  Number.MAX_SAFE_INTEGER,
  "",
  "NaN",
  "236",
  "-5 kr",
  "<script>alert(1)</script>",
  HOSTILE_TEXT,
  "../../v1/orders",
  "x".repeat(5_000),
  [],
  {},
  [[[]]],
  { __proto__: { kind: "offered" } },
  Array.from({ length: 2_000 }, () => ({ damage: "TRAFFIC", amount: 1 })),
];

function mutateValue(reply: ProviderReply, draw: Draw): ProviderReply {
  let root: unknown;
  try {
    root = JSON.parse(reply.body);
  } catch {
    return reply;
  }
  const places = listPlaces(root);
  const place = places[draw("place", places.length)];
  if (!place) return reply;
  const value =
    draw("number or value", 3) === 0 ? scaled(place.holder[place.key], draw) : VALUES[draw("value", VALUES.length)];
  if (draw("drop", 6) === 0) delete place.holder[place.key];
  else place.holder[place.key] = value;
  return { ...reply, body: JSON.stringify(root) };
}

/** The right field in the wrong unit. */
const scaled = (value: unknown, draw: Draw): unknown =>
  typeof value === "number" ? value * ([-1, 0.01, 12, 100, 1 / 12][draw("scale", 5)] ?? 1) : `${String(value)}\u0000`;

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function listPlaces(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...listPlaces(holder[key])]);
}
