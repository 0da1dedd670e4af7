const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 44;
const BOTTOM = 28;
const TOP = 30;
const COLOURS = ["#5b6770", "#0a7d5a", "#c2410c"];

export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

/** A small chart over time, for a page of the repository. */
export function lineChart(title: string, stepSeconds: number, lines: readonly Line[]): string {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const steps = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (at: number): number => Math.round(LEFT + (at * (WIDTH - LEFT - 10)) / (steps - 1));
  const y = (value: number): number => Math.round(HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - TOP));
  const ticks = [0, 0.5, 1].map((share) => Math.round(most * share));
  const minutes = Array.from({ length: Math.floor((steps * stepSeconds) / 60) + 1 }, (_, minute) => minute);
  const text = (left: number, top: number, content: string, rest = ""): string =>
    `<text x="${left}" y="${top}"${rest}>${content}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#333">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${LEFT}" x2="${WIDTH - 10}" y1="${y(tick)}" y2="${y(tick)}" stroke="#ddd"/>`,
      text(LEFT - 6, y(tick) + 4, String(tick), ' text-anchor="end"'),
    ]),
    ...minutes.map((minute) =>
      text(x((minute * 60) / stepSeconds), HEIGHT - 8, `${minute} min`, ' text-anchor="middle"'),
    ),
    ...lines.flatMap(({ name, values }, nth) => [
      `<polyline fill="none" stroke="${COLOURS[nth % COLOURS.length]}" stroke-width="2" points="${values.map((value, at) => `${x(at)},${y(value)}`).join(" ")}"/>`,
      text(LEFT + nth * 225, 16, name, ` fill="${COLOURS[nth % COLOURS.length]}"`),
    ]),
    "</svg>",
    "",
  ].join("\n");
}
