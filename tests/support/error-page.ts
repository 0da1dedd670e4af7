import type { BrowserContext } from "playwright-core";

/** Error pages since the last call; one list for each test process. */
let errorPages: string[] = [];

/** What React Router writes when a part of the page threw while it rendered, and the error page has replaced all of it. */
const CAUGHT = "React Router caught the following error";

/**
 * Closes the browser of a page whose content was replaced by an error page, so that whatever the journey waits for ends at once
 * with the error. It would otherwise wait for its whole time, and report only that something did not come.
 */
export function endOnErrorPage(context: BrowserContext): void {
  context.on("console", (message) => {
    if (!message.text().startsWith(CAUGHT)) return;
    const reason = `an error page replaced ${message.page()?.url() ?? "the page"}: ${message.text()}`;
    errorPages.push(reason);
    void context.close({ reason });
  });
}

/** Clears the list for the next test. */
export function takeErrorPages(): readonly string[] {
  const taken = errorPages;
  errorPages = [];
  return taken;
}
