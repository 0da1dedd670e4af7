import type { BrowserContext } from "playwright-core";

/** What browsers have said of content policies and Trusted Types since the last look; one list for each process of tests. */
let violations: string[] = [];
let areExpected = false;

/** What the browser itself writes: also of what a page has caught. */
const SAYS_VIOLATION = /Content Security Policy|Content-Security-Policy|Trusted ?(Type|HTML|Script)/i;
/** Only counted: the documents that third parties run in. */
const REPORT_ONLY = /report[- ]only/i;

export function watchPolicies(context: BrowserContext): void {
  const note = (text: string, address: string) => {
    if (SAYS_VIOLATION.test(text) && !REPORT_ONLY.test(text)) violations.push(`${address}: ${text}`);
  };
  context.on("console", (message) => note(message.text(), message.location().url));
  context.on("weberror", (error) => note(String(error.error()), error.page()?.url() ?? ""));
}

/** For a test whose script is meant to be stopped. */
export const expectsViolations = (): void => void (areExpected = true);

/** Forgets what there was, for the next test. */
export function takeViolations(): readonly string[] {
  const taken = areExpected ? [] : violations;
  violations = [];
  areExpected = false;
  return taken;
}
