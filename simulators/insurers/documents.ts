import type { Operation, SystemReply } from "#simulators/kernel/system.ts";
import { jsonReply } from "#simulators/kernel/system.ts";

/** Faktablad and villkor: one page each that names its insurer, and states that it is not real. */
export const documentOperation = (slug: string): Operation => ({
  name: "document",
  method: "GET",
  path: "/dokument/:name",
  latencyShare: 0.1,
  answer: ({ parameters }) => documentReply(slug, parameters["name"] ?? ""),
});

function documentReply(slug: string, name: string): SystemReply {
  const title = /^([a-z-]{1,60})\.pdf$/.exec(name)?.[1];
  if (!title) return jsonReply(404, { error: "no such document" });
  return {
    status: 200,
    contentType: "application/pdf",
    body: writePdf([`${slug}: ${title}`, "Simulerat dokument. Bolaget och villkoren \\344r p\\345hittade."]),
  };
}

/** The smallest page a reader opens. Letters beyond ASCII are written as their octal numbers. */
function writePdf(lines: readonly string[]): string {
  const shown = lines.map((line, at) => `1 0 0 1 60 ${760 - at * 28} Tm (${line}) Tj`).join("\n");
  const content = `BT /F1 14 Tf\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let pdf = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const startsAt = pdf.length;
  return `${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${startsAt}\n%%EOF\n`;
}
