import type { Page, Request } from "playwright-core";
import { onTestFailed } from "vitest";

export interface PageWatch {
  /** Errors in the console, content-policy messages among them, and uncaught errors. */
  readonly errors: readonly string[];
  /** Requests that got no answer, or one of 400 and above. */
  readonly failedRequests: readonly string[];
  /** Addresses outside the page's own host. */
  readonly foreignRequests: readonly string[];
  /** Fails with the list when anything was reported. */
  expectQuiet(): void;
}

/**
 * Listens from now on; call before the first navigation. A test lists the failures that it expects in `ignored`. One that fails prints
 * what its page reported until then, requests that the page itself aborted among it: often the reason for what did not come.
 */
export function watchPage(page: Page, ignored: readonly RegExp[] = []): PageWatch {
  const errors: string[] = [];
  const failedRequests: string[] = [];
  const foreignRequests: string[] = [];
  const aborted: string[] = [];
  const note = (list: string[], text: string) => {
    if (!ignored.some((pattern) => pattern.test(text))) list.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || /Content Security Policy|Trusted Type/i.test(message.text())) {
      note(errors, message.text());
    }
  });
  page.on("pageerror", (error) => note(errors, String(error)));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== hostOf(page, request)) note(foreignRequests, request.url());
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "no answer";
    // The page itself aborted it, for example by a navigation during a poll.
    note(why === "net::ERR_ABORTED" ? aborted : failedRequests, `${why} ${request.method()} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      note(failedRequests, `${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  onTestFailed(() => {
    for (const seen of [...errors, ...failedRequests, ...foreignRequests, ...aborted]) console.error(seen);
  });
  return {
    errors,
    failedRequests,
    foreignRequests,
    expectQuiet() {
      const seen = [...errors, ...failedRequests, ...foreignRequests];
      if (seen.length > 0) throw new Error(`${page.url()} was not quiet:\n  ${seen.join("\n  ")}`);
    },
  };
}

/** A navigation's own address is the page's next host; everything else belongs to the page shown. */
const hostOf = (page: Page, request: Request): string =>
  request.isNavigationRequest() ? new URL(request.url()).hostname : new URL(page.url()).hostname;
