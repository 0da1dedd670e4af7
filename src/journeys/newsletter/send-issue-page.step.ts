import type { NewMail } from "#journeys/mail/mail.port.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { IssueStore } from "./newsletter-issue.port.ts";
import type { Subscriber } from "./newsletter.port.ts";

export interface SendIssuePorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId"> {
  readonly issues: IssueStore;
  /** Where a subscriber unsubscribes: on a page, and with one click in a mail program. */
  readonly endLinks: (subscriberId: string) => { readonly unsubscribeUrl: string; readonly oneClickUrl: string };
}

const PAGE_SUBSCRIBERS = 200;

/** Returns the last subscriber of the page, or undefined when there was none left. */
export async function sendIssuePage(
  ports: SendIssuePorts,
  issueId: string,
  after: string,
): Promise<string | undefined> {
  const issue = await ports.issues.load(issueId);
  const subscribers = await ports.issues.subscribersAfter(after, PAGE_SUBSCRIBERS);
  if (!issue) return undefined;
  const mailFor = ({ subscriberId, address }: Subscriber): NewMail => ({
    mailId: ports.newId(),
    key: `newsletter-issue:${issueId}:${subscriberId}`,
    template: "newsletter-issue",
    to: address,
    variables: { subject: issue.subject, body: issue.body, ...ports.endLinks(subscriberId) },
  });
  for (const mailId of await ports.issues.queueAll(issueId, subscribers.map(mailFor)))
    await startDelivery(ports, mailId);
  return subscribers.at(-1)?.subscriberId;
}
