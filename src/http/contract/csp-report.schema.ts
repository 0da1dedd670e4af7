import { z } from "zod";

/** What browsers send to `report-uri`: one report. What they send to `report-to` is a list, which is read from the body as sent. */
export const cspReportBodySchema = z.looseObject({ "csp-report": z.unknown().optional() });

export const cspReportDataSchema = z.object({ Result: z.object({ taken: z.number() }) });

const legacySchema = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "blocked-uri": z.string().optional(),
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    disposition: z.string().optional(),
  }),
});

const reportingSchema = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({
        documentURL: z.string(),
        blockedURL: z.string().nullish(),
        effectiveDirective: z.string().optional(),
        disposition: z.string().optional(),
      })
      .catch({ documentURL: "" }),
  }),
);

/** As a browser sends it: none of it may be trusted or logged unchanged. */
export interface SentReport {
  readonly documentUrl: string;
  readonly blockedUrl: string;
  readonly directive: string;
  readonly disposition: string;
}

/** Both ways of reporting; undefined for what is neither. */
export function readSentReports(body: unknown): SentReport[] | undefined {
  const legacy = legacySchema.safeParse(body);
  if (legacy.success) {
    const report = legacy.data["csp-report"];
    return [
      {
        documentUrl: report["document-uri"],
        blockedUrl: report["blocked-uri"] ?? "",
        directive: report["effective-directive"] ?? report["violated-directive"] ?? "",
        disposition: report.disposition ?? "",
      },
    ];
  }
  const reports = reportingSchema.safeParse(body);
  return reports.success
    ? reports.data
        .filter(({ type }) => type === "csp-violation")
        .map(({ body: sent }) => ({
          documentUrl: sent.documentURL,
          blockedUrl: sent.blockedURL ?? "",
          directive: sent.effectiveDirective ?? "",
          disposition: sent.disposition ?? "",
        }))
    : undefined;
}
