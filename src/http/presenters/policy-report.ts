import type { SecurityRefusal } from "#domain/security/security-event.ts";
import type { SentReport } from "#http/contract/csp-report.schema.ts";

/**
 * What may be logged of a browser's report: the directive, the page's path without ids, and the origin of what was
 * stopped. Undefined for a report about a page that is not ours.
 */
export function presentReport(sent: SentReport, ourOrigins: readonly string[]): SecurityRefusal | undefined {
  const page = URL.canParse(sent.documentUrl) ? new URL(sent.documentUrl) : undefined;
  if (!page || !ourOrigins.includes(page.origin)) return undefined;
  return {
    kind: "policy-report",
    rule: DIRECTIVE.exec(sent.directive)?.[0] ?? UNKNOWN,
    reason: sent.disposition === "report" ? "report" : "enforce",
    route: page.pathname.split("/").slice(0, MAX_SEGMENTS).map(withoutId).join("/"),
    blocked: blockedOrigin(sent.blockedUrl),
  };
}

const UNKNOWN = "unknown";
const MAX_SEGMENTS = 8;

const DIRECTIVE = /^[a-z]+(-[a-z]+){0,4}(?= |$)/;

/** A segment of ours consists of letters; a number, a code or an id is replaced. */
const withoutId = (segment: string): string => (/^([a-z]{1,20}(-[a-z]{1,20}){0,5})?$/.test(segment) ? segment : "{id}");

/** What browsers write in place of an address. */
const KEYWORDS = ["inline", "eval", "wasm-eval", "data", "blob", "trusted-types-policy", "trusted-types-sink"];

function blockedOrigin(blocked: string): string {
  if (KEYWORDS.includes(blocked)) return blocked;
  const url = URL.canParse(blocked) ? new URL(blocked) : undefined;
  return url && /^(https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : UNKNOWN;
}
