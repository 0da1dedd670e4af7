import type { Durable } from "#platform/engine/durable.ts";
import { type SendIssuePorts, sendIssuePage } from "./send-issue-page.step.ts";

/** The workflow's name; its id is the issue's. */
export const ISSUE_WORKFLOW = "newsletter-issue";

/**
 * Sends one issue to all subscribers. The key of each mail is issue and subscriber, so a page that is processed
 * twice writes nothing twice. The engine stores only ids and counts.
 */
export async function sendIssue(durable: Durable, ports: SendIssuePorts): Promise<{ pages: number }> {
  const issue = await durable.run("begin", async () => (await ports.issues.begin(durable.key)) !== undefined);
  if (!issue) return { pages: 0 };
  let after = "";
  for (let page = 1; ; page += 1) {
    const last = await durable.run(`page ${page}`, () => sendIssuePage(ports, durable.key, after));
    if (last === undefined) {
      await durable.run("finish", () => ports.issues.finish(durable.key));
      return { pages: page };
    }
    after = last;
  }
}
