import type { SecurityEvent, SecurityLog, SecurityRefusal } from "#domain/security/security-event.ts";
import type { Logger } from "./logger.ts";

export interface SecurityLogSetup {
  readonly logger: Logger;
  readonly metrics: { securityRefused(kind: SecurityEvent): void; securityObserved(kind: SecurityEvent): void };
  readonly nowMs?: () => number;
}

/** An attack that is refused a thousand times a second must not fill the disk: every refusal is counted, these many are written. */
export const LINES_PER_WINDOW = 50;
export const WINDOW_MS = 10_000;

/** One line and one count per event. Lines carry allow-listed fields only (`log-fields.ts`). */
export function createSecurityLog({ logger, metrics, nowMs = Date.now }: SecurityLogSetup): SecurityLog {
  const windows = new Map<SecurityEvent, { startedMs: number; written: number; left: number }>();
  const write = (message: string, { kind, ...fields }: SecurityRefusal): void => {
    const now = nowMs();
    const window = windows.get(kind) ?? { startedMs: now, written: 0, left: 0 };
    windows.set(kind, window);
    const left = window.left;
    if (now - window.startedMs >= WINDOW_MS) Object.assign(window, { startedMs: now, written: 0, left: 0 });
    if (window.written >= LINES_PER_WINDOW) {
      window.left++;
      return;
    }
    const unwritten = window.written === 0 && left > 0 ? { unwritten: left } : {};
    window.written++;
    logger.warn(message, { securityEvent: kind, ...fields, ...unwritten });
  };
  return {
    refused(refusal: SecurityRefusal) {
      metrics.securityRefused(refusal.kind);
      write("security: refused", refusal);
    },
    observed(seen: SecurityRefusal) {
      metrics.securityObserved(seen.kind);
      write("security: observed", seen);
    },
  };
}
