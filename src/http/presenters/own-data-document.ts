import { formatMoment } from "#domain/calendar/format-date.ts";
import type { ExportedTable, OwnExport } from "#domain/my-data/own-data.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { ownDataTexts as texts } from "./own-data-document.texts.sv.ts";

/** The export as a page of its own: no script, no other file, printable. */
export function writeOwnData({ exportedAt, tables }: OwnExport): string {
  const content = tables.length === 0 ? `<p>${texts.nothing}</p>` : tables.map(writeTable).join("\n");
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${texts.title}</h1>
<p>${escapeHtml(texts.exportedAt(formatMoment(Date.parse(exportedAt))))} ${texts.intro}</p>
<p>${texts.leftOut}</p>
${content}
</body>
</html>
`;
}

const writeTable = ({ name, table, rows }: ExportedTable): string => `<section>
<h2 id="${escapeHtml(table)}">${escapeHtml(name)}</h2>
<p>${texts.rows(rows.length)}</p>
${rows.map((row) => writeRecord(row)).join("\n")}
</section>`;

const writeRecord = (record: object): string =>
  `<dl>${Object.entries(record)
    .map(([name, value]) => `<dt>${escapeHtml(texts.column(name))}</dt><dd>${writeValue(value)}</dd>`)
    .join("")}</dl>`;

function writeValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return escapeHtml(formatMoment(value.getTime()));
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return `<ul>${value.map((each) => `<li>${writeValue(each)}</li>`).join("")}</ul>`;
  if (typeof value === "object") return writeRecord(value);
  return escapeHtml(typeof value === "string" ? value : JSON.stringify(value));
}

const STYLE = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #101a3c; background: #fff }
section { border-top: 2px solid #101a3c; margin-top: 2rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .25rem 1rem; margin: 1rem 0; padding: .75rem; border: 1px solid #c9d3ea; break-inside: avoid }
dl dl { margin: 0; padding: .25rem .5rem; grid-template-columns: minmax(6rem, 10rem) minmax(0, 1fr) }
dt { font-weight: 600 }
dd { margin: 0; overflow-wrap: anywhere }
ul { margin: 0; padding-left: 1.25rem }
@media (max-width: 40rem) { dl, dl dl { grid-template-columns: minmax(0, 1fr) } }
@media print { body { margin: 0; max-width: none } }
`;
