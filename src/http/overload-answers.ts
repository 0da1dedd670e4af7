import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { CALL_HEADERS } from "./middleware/security-headers.ts";
import { overloadPageTexts as texts } from "./overload-page.texts.sv.ts";
import { presentFault } from "./presenters/envelope.ts";

/** Long enough that everyone who was refused does not come back in the same moment as the next ones. */
const RETRY_AFTER_S = 5;

/** The design's colours, written out: the page must stand alone, without the build's style sheets. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#ecf2fc;color:#101a3c;font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:32rem;padding:2rem 1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1.5rem}a{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:#2449cc;color:#fff;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #101a3c;outline-offset:3px}@media(prefers-color-scheme:dark){body{background:#0d1430;color:#eef3ff}a{background:#9bb9fb;color:#101a3c}a:focus-visible{outline-color:#eef3ff}}`;

const PAGE = Buffer.from(
  `<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${texts.title}</title><style>${STYLE}</style></head><body><main><h1>${texts.heading}</h1><p>${texts.lead}</p>` +
    `<a href="">${texts.again}</a></main></body></html>`,
);
const CALL = Buffer.from(JSON.stringify(presentFault(503).body));

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** As a flat list, which Node writes without looking at each of them. */
const headersOf = (type: string, body: Buffer, policy: string): string[] =>
  Object.entries({
    ...CALL_HEADERS,
    "content-security-policy": policy,
    "content-type": type,
    "content-length": String(body.length),
    "retry-after": String(RETRY_AFTER_S),
  }).flat();

const PAGE_HEADERS = headersOf("text/html; charset=utf-8", PAGE, PAGE_POLICY);
const CALL_ANSWER_HEADERS = headersOf(
  "application/json; charset=utf-8",
  CALL,
  CALL_HEADERS["content-security-policy"] ?? "",
);

/** Everything in it is made once: refusing must cost next to nothing. */
export function refuseForLoad(response: ServerResponse, isCall: boolean): void {
  response.writeHead(503, isCall ? CALL_ANSWER_HEADERS : PAGE_HEADERS).end(isCall ? CALL : PAGE);
}
