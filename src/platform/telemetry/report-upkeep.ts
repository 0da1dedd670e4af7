import { X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { ColumnKey, ReceiptKey } from "#platform/config/key-settings.ts";
import type { UpkeepMetrics } from "./upkeep-metrics.ts";

export interface Upkeep {
  /** Files of certificates by what they are for; one that is not configured is left out. */
  readonly certificates: Readonly<Record<string, string | undefined>>;
  readonly columnKeys: readonly Pick<ColumnKey, "id">[];
  readonly receiptKeys: readonly Pick<ReceiptKey, "id" | "validFrom" | "validUntil">[];
}

/** Once, at the start: a program uses the files and keys that it started with until it ends. */
export function reportUpkeep(
  metrics: Omit<UpkeepMetrics, "watchAuditCheck">,
  { certificates, columnKeys, receiptKeys }: Upkeep,
): void {
  for (const [name, file] of Object.entries(certificates))
    // What uses a file that does not exist reports it.
    if (file !== undefined && existsSync(file)) metrics.certificateEnds(name, firstEnd(readFileSync(file, "utf8")));
  for (const { id } of columnKeys) metrics.keyMade("column", id, dateIn(id));
  for (const { id, validFrom, validUntil } of receiptKeys) {
    metrics.keyMade("receipt", id, Date.parse(validFrom));
    metrics.keyEnds("receipt", id, Date.parse(validUntil));
  }
}

/** A file may hold several certificates; the first that ends is the one to act on. */
const firstEnd = (pem: string): number =>
  Math.min(...(pem.match(CERTIFICATE) ?? []).map((each) => Date.parse(new X509Certificate(each).validTo)));

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** A column key is named by the day it was made: `k-2026-11-18`. */
function dateIn(id: string): number | undefined {
  const date = /\d{4}-\d{2}-\d{2}$/.exec(id)?.[0];
  const atMs = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(atMs) ? undefined : atMs;
}
