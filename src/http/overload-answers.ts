import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { startPath } from "#domain/addresses/site-paths.ts";
import { CALL_HEADERS } from "./middleware/security-headers.ts";
import { overloadPageTexts as texts } from "./overload-page.texts.sv.ts";
import { presentFault } from "./presenters/envelope.ts";

/** Long enough to spread the retries of refused clients. */
const RETRY_AFTER_S = 5;

/** The design's colours, written out: the page works without the build's style sheets. */
const STYLE = `:root{color-scheme:light dark;--canvas:#ecf2fc;--text:#101a3c;--act:#2449cc;--act-text:#fff;--cap:#101a3c;--eye:#fff;--wing:#2b50d8;--focus:#101a3c}@media(prefers-color-scheme:dark){:root{--canvas:#0a1128;--text:#f2f5ff;--act:#8fb0ff;--act-text:#0a1128;--cap:#dbe6ff;--eye:#101a3c;--wing:#5f86f5;--focus:#ffcb2e}}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--canvas);color:var(--text);font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:32rem;padding:2rem 1.5rem;text-align:center;text-wrap:balance}svg{width:4.5rem;height:4.5rem}h1{font-size:1.75rem;line-height:1.2;margin:.75rem 0}p{margin:0 0 1.5rem}a{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:var(--act);color:var(--act-text);font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;

/** The sparrow of `src/ui/primitives/BirdShape.tsx`, as markup. */
const BIRD = `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M32 9A17 17 0 0 1 49 26V34A20 20 0 0 1 29 54H15V26A17 17 0 0 1 32 9Z" fill="#ff8fb1"/><path d="M3 34H36A20 20 0 0 1 16 54H13Z" fill="var(--wing)"/><path d="M15 26A17 17 0 0 1 49 26H32A6 6 0 0 0 26 32V34H15Z" fill="var(--cap)"/><path d="M49 20L59.5 26L49 32Z" fill="#ffcb2e"/><circle cx="39.5" cy="19.5" r="2.9" fill="var(--eye)"/></svg>`;

const pageOf = (lead: string, link: string): Buffer =>
  Buffer.from(
    `<!DOCTYPE html><html lang="sv-SE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${texts.title}</title><style>${STYLE}</style></head><body><main>${BIRD}<h1>${texts.heading}</h1><p>${lead}</p>` +
      `${link}</main></body></html>`,
  );

const PAGE = pageOf(texts.lead, `<a href="">${texts.again}</a>`);
/** A link to the same address would request it without the form, and some addresses accept only a form. */
const FORM_PAGE = pageOf(texts.formLead, `<a href="${startPath()}">${texts.start}</a>`);
const CALL = Buffer.from(JSON.stringify(presentFault(503).body));

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** As a flat list, which Node writes without checking each header. */
const headersOf = (type: string, body: Buffer, policy: string): string[] =>
  Object.entries({
    ...CALL_HEADERS,
    "content-security-policy": policy,
    "content-type": type,
    "content-length": String(body.length),
    "retry-after": String(RETRY_AFTER_S),
  }).flat();

const asPage = (body: Buffer) => ({ body, headers: headersOf("text/html; charset=utf-8", body, PAGE_POLICY) });
const callPolicy = CALL_HEADERS["content-security-policy"] ?? "";

/** Everything is made once: refusing must cost next to nothing. */
const ANSWERS = {
  page: asPage(PAGE),
  form: asPage(FORM_PAGE),
  call: { body: CALL, headers: headersOf("application/json; charset=utf-8", CALL, callPolicy) },
};

/** A requested page, a form of a browser without script, or a call by script. */
export type RefusedKind = keyof typeof ANSWERS;

export function refuseForLoad(response: ServerResponse, kind: RefusedKind): void {
  const { body, headers } = ANSWERS[kind];
  response.writeHead(503, headers).end(body);
}
