import { cspReportCallPath } from "#domain/addresses/consent-call-paths.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { cspReportBodySchema, cspReportDataSchema, readSentReports } from "#http/contract/csp-report.schema.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import { presentReport } from "#http/presenters/policy-report.ts";
import { originsOf } from "#http/middleware/same-origin.ts";

interface CspReportSetup {
  readonly publicOrigin: string;
  readonly securityLog: SecurityLog;
}

/** A page that is broken reports once for each thing that is stopped; more from one address is an attack. */
const REPORT_LIMIT = { name: "csp-report", windowMs: 60_000, limit: 60, isPerNode: true };

/** A report is about one kilobyte, and browsers send some at a time. */
const MAX_BODY_CHARS = 16 * 1024;
const MAX_REPORTS = 20;

/** Browsers send reports by themselves, also those of documents with an opaque origin: there is no origin to compare. */
export const cspReportCall = ({ publicOrigin, securityLog }: CspReportSetup): Call =>
  defineCall({
    method: "POST",
    path: cspReportCallPath(),
    summary:
      "A browser's report of what a content policy stopped, as application/csp-report or application/reports+json",
    input: cspReportBodySchema,
    output: cspReportDataSchema,
    access: "machine",
    isBackground: true,
    limit: REPORT_LIMIT,
    handle(_body, { rawBody }) {
      const sent = rawBody.length > MAX_BODY_CHARS ? undefined : readSentReports(parse(rawBody));
      if (!sent) return Promise.resolve({ kind: "invalid", errors: [] });
      const reports = sent.slice(0, MAX_REPORTS).flatMap((each) => presentReport(each, originsOf(publicOrigin)) ?? []);
      for (const report of reports) securityLog.refused(report);
      return Promise.resolve({ kind: "ok", value: { Result: { taken: reports.length } } });
    },
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
