import { type Box, FLOWS, type Flow, NODES, type Node, SIZE, type Zone, ZONES } from "./data-flows.ts";

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
