import type { RetentionPeriod } from "./retention-periods.ts";

/** "30 dagar", "1 dag", "3 månader", "10 år". */
export function formatRetentionPeriod(period: RetentionPeriod): string {
  if ("days" in period) return period.days === 1 ? "1 dag" : `${period.days} dagar`;
  if ("months" in period) return period.months === 1 ? "1 månad" : `${period.months} månader`;
  return `${period.years} år`;
}
