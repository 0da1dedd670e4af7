import { Gauge, type Registry } from "prom-client";

/** What ends or becomes old while everything works: a person must act before it does. Times are seconds since 1970. */
export interface UpkeepMetrics {
  /** When every audit chain was last found whole; undefined when it never was. Read when the figures are asked for. */
  watchAuditCheck(read: () => Promise<number | undefined>): void;
  certificateEnds(certificate: string, atMs: number): void;
  /** Undefined when it is not known. */
  keyMade(use: string, key: string, atMs: number | undefined): void;
  keyEnds(use: string, key: string, atMs: number): void;
}

export function createUpkeepMetrics(registry: Registry): UpkeepMetrics {
  const registers = [registry];
  let readAuditCheck: (() => Promise<number | undefined>) | undefined;
  // With a label, so that a program that does not know the time shows none.
  const audit = new Gauge({
    name: "sparv_audit_checked_timestamp_seconds",
    help: "When every audit chain was last verified as whole, 0 for never",
    labelNames: ["by"] as const,
    registers,
    collect: async () => {
      if (!readAuditCheck) return;
      try {
        audit.labels("npm run tool -- audit").set(((await readAuditCheck()) ?? 0) / 1000);
      } catch {
        // The last known time stays: the database has an alert of its own.
      }
    },
  });
  const certificates = new Gauge({
    name: "sparv_certificate_ends_timestamp_seconds",
    help: "When a certificate that this program uses ends",
    labelNames: ["certificate"] as const,
    registers,
  });
  const made = new Gauge({
    name: "sparv_key_made_timestamp_seconds",
    help: "When a generation of a key was made, 0 when its id names no date",
    labelNames: ["use", "key"] as const,
    registers,
  });
  const ends = new Gauge({
    name: "sparv_key_ends_timestamp_seconds",
    help: "When a generation of a key may no longer be used",
    labelNames: ["use", "key"] as const,
    registers,
  });
  return {
    watchAuditCheck: (read) => void (readAuditCheck = read),
    certificateEnds: (certificate, atMs) => certificates.labels(certificate).set(atMs / 1000),
    keyMade: (use, key, atMs = 0) => made.labels(use, key).set(atMs / 1000),
    keyEnds: (use, key, atMs) => ends.labels(use, key).set(atMs / 1000),
  };
}
