import type { BrowserContext } from "playwright-core";

/** Violations of content policies and Trusted Types that browsers reported since the last call; one list for each test process. */
let violations: string[] = [];
let areExpected = false;

/** The browser's own messages, also about errors that a page has caught. */
const VIOLATION = /Content Security Policy|Content-Security-Policy|Trusted ?(Type|HTML|Script)/i;
/** Only reported: the documents that third parties run in. */
const REPORT_ONLY = /report[- ]only/i;

export function watchPolicies(context: BrowserContext): void {
  const note = (text: string, address: string) => {
    if (VIOLATION.test(text) && !REPORT_ONLY.test(text)) violations.push(`${address}: ${text}`);
  };
  context.on("console", (message) => note(message.text(), message.location().url));
  context.on("weberror", (error) => note(String(error.error()), error.page()?.url() ?? ""));
}

/** For a test whose script must be blocked. */
export const expectsViolations = (): void => void (areExpected = true);

/** Clears the list for the next test. */
export function takeViolations(): readonly string[] {
  const taken = areExpected ? [] : violations;
  violations = [];
  areExpected = false;
  return taken;
}
