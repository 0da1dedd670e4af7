import { randomBytes } from "node:crypto";

/** On every answer, whatever its kind and status. */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // Addresses carry ids: they may be seen by our own pages and nobody else.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "x-permitted-cross-domain-policies": "none",
  "origin-agent-cluster": "?1",
  "x-dns-prefetch-control": "off",
};

/** What is not a page needs nothing from anywhere. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...SHARED_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
};

export const newNonce = (): string => randomBytes(16).toString("base64");

export interface PageHeaderOptions {
  readonly isDevelopment: boolean;
  readonly tagUrl: string | undefined;
  readonly chatUrl: string | undefined;
  readonly reviewsUrl: string | undefined;
}

export function pageHeaders(nonce: string, options: PageHeaderOptions): Record<string, string> {
  // The only foreign hosts there are. Their scripts are put in by ours, after consent; what they tell goes back where they came from.
  const tag = originOf(options.tagUrl);
  const chat = originOf(options.chatUrl);
  const reviews = originOf(options.reviewsUrl);
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${tag}${chat}${reviews}`,
    // Vite's development client puts its styles in by script.
    options.isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // React writes style attributes for positions and widths that only the data knows.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tag}`,
    "font-src 'self'",
    `connect-src 'self'${options.isDevelopment ? " ws:" : ""}${tag}${chat}`,
    `frame-src ${chat + reviews === "" ? "'none'" : (chat + reviews).trim()}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  return {
    ...SHARED_HEADERS,
    "content-security-policy": policy.join("; "),
    "cache-control": "private, no-store",
  };
}

/** With a space before it, to be put after other sources. */
const originOf = (url: string | undefined): string => (url === undefined ? "" : ` ${new URL(url).origin}`);
