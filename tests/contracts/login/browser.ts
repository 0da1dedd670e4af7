import type { LoginInitData, LoginPollData } from "#http/contract/login.schema.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { readQrSvg } from "#tests/support/read-qr-svg.ts";

export interface BrowserSettings {
  urlOf(node: 0 | 1): string;
  readonly origin: string;
  readonly address: string;
  readonly userAgent: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: WireAnswer;
}

export interface WireAnswer {
  readonly Success: boolean;
  readonly Error: readonly { readonly ParameterId: string; readonly Message: string }[];
  readonly Status: string;
  // Each call has its own schema; the tests read single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly Data: any;
}

/** A browser: it stores its cookies and sends them to our origin, whichever node answers. */
export class Browser {
  readonly #settings: BrowserSettings;
  readonly cookies = new Map<string, string>();
  /** Every answer so far, headers included: tests look here for values that must never reach a browser. */
  readonly seen: string[] = [];

  constructor(settings: BrowserSettings) {
    this.#settings = settings;
  }

  get visitorCookie(): string | undefined {
    return this.cookies.get(VISITOR_COOKIE);
  }

  get sessionCookie(): string | undefined {
    return this.cookies.get(SESSION_COOKIE);
  }

  /** Another browser with the long-lived cookie of this one and nothing more. */
  copyVisitorCookieTo(other: Browser): Browser {
    other.cookies.set(VISITOR_COOKIE, this.visitorCookie ?? "");
    return other;
  }

  post(path: string, body: Record<string, string> = {}, node: 0 | 1 = 0): Promise<Answer> {
    return this.#ask(path, { method: "POST", body: new URLSearchParams(body) }, node);
  }

  get(path: string, node: 0 | 1 = 0): Promise<Answer> {
    return this.#ask(path, {}, node);
  }

  async init(body: Record<string, string>, node: 0 | 1 = 0): Promise<Started> {
    const { body: answer } = await this.post("/ajax/login/bankid/init", body, node);
    if (!answer.Success) throw new Error(`no login was started: ${JSON.stringify(answer)}`);
    return (answer.Data as LoginInitData).Result as Started;
  }

  async poll(loginid: string, node: 0 | 1 = 0): Promise<LoginPollData["Result"]> {
    const { body } = await this.post("/ajax/login/bankid/poll", { loginid }, node);
    if (!body.Success) throw new Error(`no login to follow: ${JSON.stringify(body)}`);
    return (body.Data as LoginPollData).Result;
  }

  /** What the app does with a return address. */
  follow(url: string, node: 0 | 1 = 0): Promise<Answer> {
    return this.get(url.slice(new URL(url).origin.length), node);
  }

  async #ask(path: string, init: RequestInit, node: 0 | 1): Promise<Answer> {
    const { urlOf, origin, address, userAgent } = this.#settings;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(urlOf(node) + path, {
      ...init,
      redirect: "manual",
      headers: { origin, "x-forwarded-for": address, "user-agent": userAgent, ...(cookie === "" ? {} : { cookie }) },
    });
    const text = await answer.text();
    this.seen.push(text, ...Array.from(answer.headers, ([name, value]) => `${name}: ${value}`));
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: isJson ? JSON.parse(text) : ({} as WireAnswer),
    };
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export type Started = Extract<LoginInitData["Result"], { loginId: string }>;

/** What a phone reads from the QR code. */
export function codeOn({ qrSvg = "" }: { readonly qrSvg?: string | undefined }): string {
  const text = readQrSvg(qrSvg);
  if (text === undefined) throw new Error("no code can be read");
  return text;
}
