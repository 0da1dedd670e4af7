import { encode } from "uqr";

/** The light border that readers need around a code, in modules. */
const QUIET_MODULES = 4;

/** A QR code as one SVG element without a size of its own. Always dark on light, whatever the theme: readers expect it. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "L", border: 0 });
  const whole = size + 2 * QUIET_MODULES;
  const rows = data.map((row, y) => rowPath(row, y + QUIET_MODULES)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges" aria-hidden="true">` +
    `<path fill="#fff" d="M0 0h${whole}v${whole}H0z"/><path fill="#000" d="${rows}"/></svg>`
  );
}

/** Modules that lie side by side are one rectangle: a third of the length. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from + QUIET_MODULES} ${y}h${x - from + 1}v1H${from + QUIET_MODULES}z`;
  }
  return path;
}
