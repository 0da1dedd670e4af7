/** The systems, the boundaries between those who trust each other, and what passes between them: for the threat model. Places are in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Zone extends Box {
  readonly name: string;
}

export interface Node extends Box {
  readonly lines: readonly string[];
}

export interface Flow {
  readonly from: NodeName;
  readonly to: NodeName;
  readonly what: string;
  readonly protection: string;
  /** Where on the line its number stands, from 0 to 1. */
  readonly at?: number;
}

export const SIZE = { width: 1200, height: 700 };

export const ZONES: readonly Zone[] = [
  { name: "Other organisations", x: 330, y: 15, width: 855, height: 125 },
  { name: "The visitor's device", x: 15, y: 160, width: 190, height: 330 },
  { name: "Our staff", x: 15, y: 525, width: 190, height: 165 },
  { name: "Edge", x: 300, y: 250, width: 160, height: 140 },
  { name: "Our programs", x: 540, y: 250, width: 490, height: 140 },
  { name: "Our storage and engine", x: 540, y: 520, width: 490, height: 140 },
];

export const NODES = {
  thirdParties: { lines: ["Measurement,", "chat, reviews"], x: 465, y: 65, width: 110, height: 55 },
  bankId: { lines: ["BankID"], x: 345, y: 65, width: 110, height: 55 },
  registers: { lines: ["Registers"], x: 585, y: 65, width: 110, height: 55 },
  model: { lines: ["Language", "model"], x: 705, y: 65, width: 110, height: 55 },
  providers: { lines: ["Providers"], x: 825, y: 65, width: 110, height: 55 },
  aggregator: { lines: ["Aggregator"], x: 945, y: 65, width: 110, height: 55 },
  carrier: { lines: ["Mail carrier"], x: 1065, y: 65, width: 110, height: 55 },
  phone: { lines: ["Phone", "with BankID"], x: 35, y: 210, width: 150, height: 55 },
  browser: { lines: ["Browser"], x: 35, y: 310, width: 150, height: 55 },
  program: { lines: ["The person's", "own program"], x: 35, y: 410, width: 150, height: 55 },
  staff: { lines: ["Staff's browser"], x: 35, y: 565, width: 150, height: 45 },
  operator: { lines: ["Operator"], x: 35, y: 630, width: 150, height: 45 },
  balancer: { lines: ["Balancer"], x: 320, y: 310, width: 120, height: 55 },
  web: { lines: ["Web nodes"], x: 570, y: 310, width: 140, height: 55 },
  worker: { lines: ["Workers"], x: 850, y: 310, width: 140, height: 55 },
  postgres: { lines: ["PostgreSQL"], x: 560, y: 580, width: 130, height: 55 },
  redis: { lines: ["Redis"], x: 720, y: 580, width: 130, height: 55 },
  engine: { lines: ["Restate"], x: 880, y: 580, width: 130, height: 55 },
} as const satisfies Record<string, Node>;

export type NodeName = keyof typeof NODES;

export const FLOWS: readonly Flow[] = [
  {
    from: "browser",
    to: "balancer",
    what: "forms with personal numbers, cookies, orders",
    protection: "TLS by the operator; same-origin check, rate limits, schemas (`docs/requests.md`)",
  },
  {
    from: "program",
    to: "balancer",
    what: "questions by MCP, tokens",
    protection: "OAuth with PKCE, scopes, reads alone (`docs/agents.md`)",
  },
  {
    from: "staff",
    to: "balancer",
    what: "cases and texts",
    protection: "BankID and a role; each read is logged before it is shown (`docs/desk.md`)",
    at: 0.35,
  },
  {
    from: "browser",
    to: "thirdParties",
    what: "visits, chat, after consent",
    protection: "sandboxed frames without our origin, never a personal number (decision 44)",
    at: 0.45,
  },
  {
    from: "phone",
    to: "bankId",
    what: "the person's identification",
    protection: "BankID's own; bound to the browser that started it (decisions 8 and 40)",
    at: 0.35,
  },
  {
    from: "balancer",
    to: "web",
    what: "every request",
    protection: "private network; forwarded addresses are believed from so many proxies as are set",
  },
  { from: "web", to: "bankId", what: "login and signature", protection: "mutual TLS, pinned issuer", at: 0.5 },
  {
    from: "web",
    to: "registers",
    what: "personal, registration and organisation numbers",
    protection: "mutual TLS to SPAR; limits against enumeration (`tests/security/enumeration.test.ts`)",
    at: 0.55,
  },
  {
    from: "web",
    to: "model",
    what: "facts of offers under letters",
    protection:
      "nothing about the person; claims are checked against the offers (`tests/security/hostile-model.test.ts`)",
    at: 0.6,
  },
  {
    from: "web",
    to: "providers",
    what: "price questions of a search",
    protection: "TLS 1.2 or later, deadlines, size limits, schemas (`src/platform/outbound/target.ts`)",
    at: 0.6,
  },
  {
    from: "worker",
    to: "providers",
    what: "orders, applications, requests to get in touch",
    protection: "as 10, with one reference per order, so that none is placed twice",
    at: 0.6,
  },
  {
    from: "worker",
    to: "aggregator",
    what: "collections of the present insurance",
    protection: "as 10; only after consent, and for an identified person",
    at: 0.6,
  },
  {
    from: "aggregator",
    to: "web",
    what: "events: something has changed",
    protection: "HMAC and a timestamp; an event only wakes the workflow (`docs/fetch.md`)",
    at: 0.3,
  },
  { from: "worker", to: "carrier", what: "mails", protection: "TLS or not at all; personal links expire", at: 0.6 },
  {
    from: "web",
    to: "postgres",
    what: "searches, checkouts, orders, sessions",
    protection: "TLS; personal columns encrypted or hashed with keys that the database lacks (`docs/security/keys.md`)",
    at: 0.6,
  },
  {
    from: "web",
    to: "redis",
    what: "progress, rate limits, answers of SPAR",
    protection: "private network; persons encrypted",
    at: 0.6,
  },
  {
    from: "web",
    to: "engine",
    what: "ids of what is to be done",
    protection: "private network; no personal data",
    at: 0.7,
  },
  {
    from: "engine",
    to: "worker",
    what: "steps of workflows: ids and states",
    protection: "signed calls, Ed25519 (`ops/README.md`)",
  },
  {
    from: "worker",
    to: "postgres",
    what: "orders, mails, retention",
    protection: "as 15; audit tables can only be read",
    at: 0.6,
  },
  {
    from: "operator",
    to: "postgres",
    what: "migrations, staff roles, audits, backups",
    protection: "another role than the programs'; backups are deleted within 35 days",
    at: 0.35,
  },
];

const LINE_HEIGHT_PX = 18;
const MARK_RADIUS_PX = 11;
/** The head of a line ends this far before its box. */
const GAP_PX = 3;

/** The diagram of the threat model, from the list of flows. Its colours follow the reader's theme. */
export const composeDiagram = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-labelledby="title">`,
    '<title id="title">Data flows between visitors, our programs, our storage and other organisations, with trust boundaries</title>',
    STYLE,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="paper" width="${SIZE.width}" height="${SIZE.height}"/>`,
    ...ZONES.map(drawZone),
    ...FLOWS.map(drawLine),
    ...ZONES.map(nameZone),
    ...Object.values(NODES).map(drawNode),
    ...FLOWS.map(drawMark),
    "</svg>",
    "",
  ].join("\n");

const STYLE = `<style>
.paper { fill: #fff }
.zone { fill: none; stroke: #c9306a; stroke-width: 2; stroke-dasharray: 8 5 }
.zone-name { fill: #a31f54; font: 600 15px sans-serif; paint-order: stroke; stroke: #fff; stroke-width: 6px }
.node { fill: #e3edff; stroke: #2449cc; stroke-width: 1.5 }
.node-name { fill: #101a3c; font: 14px sans-serif; text-anchor: middle }
.line { stroke: #4d5877; stroke-width: 1.5 }
.head { fill: #4d5877 }
.mark { fill: #101a3c }
.mark-name { fill: #fff; font: 600 12px sans-serif; text-anchor: middle }
@media (prefers-color-scheme: dark) {
.paper { fill: #141d3d }
.zone { stroke: #ff8fb1 }
.zone-name { fill: #ffb3c9; stroke: #141d3d }
.node { fill: #1a2858; stroke: #8fb0ff }
.node-name { fill: #f2f5ff }
.line { stroke: #a7b3d3 }
.head { fill: #a7b3d3 }
.mark { fill: #f2f5ff }
.mark-name { fill: #101a3c }
}
</style>`;

const drawBox = ({ x, y, width, height }: Box, kind: string): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;

const drawZone = (zone: Zone): string => drawBox(zone, "zone");

const nameZone = ({ name, x, y }: Zone): string => `<text class="zone-name" x="${x + 14}" y="${y + 26}">${name}</text>`;

function drawNode(node: Node): string {
  const { x, y } = middleOf(node);
  const firstY = y + 5 - ((node.lines.length - 1) * LINE_HEIGHT_PX) / 2;
  const lines = node.lines.map(
    (line, at) => `<text class="node-name" x="${x}" y="${firstY + at * LINE_HEIGHT_PX}">${line}</text>`,
  );
  return drawBox(node, "node") + lines.join("");
}

function drawLine(flow: Flow): string {
  const { start, end } = endsOf(flow);
  return `<line class="line" x1="${start.x}" y1="${start.y}" x2="${end.x}" y2="${end.y}" marker-end="url(#head)"/>`;
}

function drawMark(flow: Flow, index: number): string {
  const { start, end } = endsOf(flow);
  const share = flow.at ?? 0.5;
  const x = round(start.x + (end.x - start.x) * share);
  const y = round(start.y + (end.y - start.y) * share);
  return `<circle class="mark" cx="${x}" cy="${y}" r="${MARK_RADIUS_PX}"/><text class="mark-name" x="${x}" y="${y + 4}">${index + 1}</text>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function endsOf({ from, to }: Flow): { readonly start: Point; readonly end: Point } {
  return { start: edgeOf(NODES[from], NODES[to], 0), end: edgeOf(NODES[to], NODES[from], GAP_PX) };
}

/** Where the line between the middles of two boxes leaves the first. */
function edgeOf(box: Box, other: Box, gapPx: number): Point {
  const [from, to] = [middleOf(box), middleOf(other)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(
    (box.width / 2 + gapPx) / Math.abs(dx || 1e-9),
    (box.height / 2 + gapPx) / Math.abs(dy || 1e-9),
  );
  return { x: round(from.x + dx * share), y: round(from.y + dy * share) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
