import { randomBytes } from "node:crypto";
import { cspReportCallPath } from "#domain/addresses/consent-call-paths.ts";

/** On every answer, whatever its kind and status. */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // Addresses carry ids: only our own pages may see them.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "x-permitted-cross-domain-policies": "none",
  "origin-agent-cluster": "?1",
  "x-dns-prefetch-control": "off",
};

/** An answer that is not a page loads nothing. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...SHARED_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
};

export const newNonce = (): string => randomBytes(16).toString("base64");

export interface PageHeaderOptions {
  readonly isDevelopment: boolean;
  /** A third party is configured: the page may contain its frame. */
  readonly hasFrames: boolean;
  /** The origin that the page's form may be redirected to; browsers apply the policy to redirects as well. */
  readonly formTarget?: string | undefined;
}

/** Old browsers read the first, others the second. */
const REPORTS = [`report-uri ${cspReportCallPath()}`, "report-to csp"];
const REPORTING_ENDPOINTS = `csp="${cspReportCallPath()}"`;

/** The one policy is `src/web/browser/guard-html.ts`. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default"];

/** No page of ours names a foreign host: third parties run in frames with an opaque origin (decision 44). */
export function pageHeaders(
  nonce: string,
  { isDevelopment, hasFrames, formTarget }: PageHeaderOptions,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's development client puts its styles in by script.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // React writes style attributes for positions and widths that depend on the data.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    `frame-src ${hasFrames ? "'self'" : "'none'"}`,
    // A worker is a script of our own that computes outside the page.
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action 'self'${formTarget === undefined ? "" : ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isDevelopment ? [] : TRUSTED_TYPES),
    ...REPORTS,
  ];
  return {
    ...SHARED_HEADERS,
    // Vite's development client writes HTML of its own.
    ...(isDevelopment ? { "content-security-policy-report-only": TRUSTED_TYPES.join("; ") } : {}),
    "content-security-policy": policy.join("; "),
    "reporting-endpoints": REPORTING_ENDPOINTS,
    "cache-control": "private, no-store",
  };
}

/**
 * Of the document that a third party's script runs in: our own script by its hash, and one foreign host. `sandbox` makes
 * its origin opaque also when a visitor opens it outside a page of ours.
 */
export function frameHeaders(scriptHash: string, scriptUrl: string): Record<string, string> {
  const { origin } = new URL(scriptUrl);
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}' ${origin}`,
    `style-src 'unsafe-inline' ${origin}`,
    `img-src data: ${origin}`,
    `font-src ${origin}`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ];
  return {
    ...SHARED_HEADERS,
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": policy.join("; "),
    // Third parties' scripts may write HTML; it is counted.
    "content-security-policy-report-only": ["require-trusted-types-for 'script'", ...REPORTS].join("; "),
    "reporting-endpoints": REPORTING_ENDPOINTS,
    "cache-control": "public, max-age=3600",
  };
}
