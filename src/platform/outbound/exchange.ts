import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import { decodeBody } from "./decode-body.ts";
import type { OutboundReply } from "./outbound-request.ts";

/** How one request over the wire ended. */
export type ExchangeEnd =
  | OutboundReply
  | { readonly kind: "failed"; readonly reason: "timeout" | "connection" | "too-large" }
  | { readonly kind: "cancelled" }
  /** A request that cannot be written at all, such as a header with a line break in it. */
  | { readonly kind: "unsendable"; readonly error: Error };

export interface ExchangeSetup {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly maxBodyBytes: number;
  /** Once, with the answer or what came instead. Not later than the timeout by more than one reading of what has arrived, also while the connection is being made. */
  readonly onEnd: (end: ExchangeEnd) => void;
  /** Once, when the connection no longer carries the request. Never before `onEnd`; later when the result is no longer awaited. */
  readonly onFree: () => void;
}

/**
 * One request and its answer on undici's lowest level: no stream, no promise and no signal of its own for each call,
 * and one timer. Redirects are answers like any other and are not followed.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #setup: ExchangeSetup;
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #bytes = 0;
  #hasEnded = false;
  #isFree = false;

  constructor(setup: ExchangeSetup) {
    this.#setup = setup;
    this.#timer = setTimeout(stopForTime, setup.timeoutMs, this);
    setup.signal?.addEventListener("abort", this, { once: true });
  }

  /** Ends the wait; what is on the wire is cut. */
  stop(end: ExchangeEnd): void {
    this.#end(end);
    this.#controller?.abort(STOPPED);
  }

  /** The caller's signal. */
  handleEvent(): void {
    this.stop(CANCELLED);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited for a connection longer than the caller waited for the answer.
    if (this.#hasEnded) controller.abort(STOPPED);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
    if (Number(headers["content-length"]) > this.#setup.maxBodyBytes) this.stop(TOO_LARGE);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#setup.maxBodyBytes) this.stop(TOO_LARGE);
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const contentType = this.#headers["content-type"] ?? "";
    this.#end({
      kind: "replied",
      status: this.#status,
      contentType,
      headers: this.#headers,
      body: decodeBody(this.#chunks, contentType),
    });
    this.#free();
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error & { code?: string }): void {
    this.#end(error.code === "UND_ERR_INVALID_ARG" ? { kind: "unsendable", error } : CONNECTION);
    this.#free();
  }

  #end(end: ExchangeEnd): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#setup.signal?.removeEventListener("abort", this);
    this.#setup.onEnd(end);
  }

  #free(): void {
    if (this.#isFree) return;
    this.#isFree = true;
    this.#setup.onFree();
  }
}

/** An answer that has arrived while the process had no processor is read first, and counts. */
const stopForTime = (exchange: Exchange): void => {
  setImmediate(stopForTimeNow, exchange);
};

const stopForTimeNow = (exchange: Exchange): void => exchange.stop(TIMEOUT);

const TIMEOUT: ExchangeEnd = { kind: "failed", reason: "timeout" };
const CONNECTION: ExchangeEnd = { kind: "failed", reason: "connection" };
const TOO_LARGE: ExchangeEnd = { kind: "failed", reason: "too-large" };
const CANCELLED: ExchangeEnd = { kind: "cancelled" };

/** Made once: its stack would show nothing about the call it ends. */
const STOPPED = new Error("this answer is no longer awaited");
