import type { PublishedPrices } from "#http/contract/statistics-services.ts";
import { statisticsFileTexts as texts } from "./statistics.texts.sv.ts";

/** RFC 4180, after lines of comment with the licence. Numbers are whole kronor. */
export function writeCsv(releases: readonly PublishedPrices[], methodUrl: string): string {
  const head = texts.head.map((line, at) => `# ${line}${at === texts.head.length - 1 ? ` ${methodUrl}` : ""}`);
  const rows = releases.flatMap(({ month, figures }) =>
    figures.map(({ product, region, persons, medianOre, lowOre, highOre }) =>
      [month, product, region, persons, kr(medianOre), kr(lowOre), kr(highOre)].map(cell).join(","),
    ),
  );
  return [...head, texts.columns.join(","), ...rows, ""].join("\r\n");
}

const kr = (ore: number): number => Math.round(ore / 100);

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
