import type { ReceivedMail } from "#simulators/mail/mailbox.ts";

/** What the simulated carrier has taken for an address. */
export async function readInbox(simulatorsUrl: string, to: string): Promise<readonly ReceivedMail[]> {
  const response = await fetch(`${simulatorsUrl}/mail/inbox/messages?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { messages: readonly ReceivedMail[] }).messages;
}

/** The first address in a mail that begins so. */
export function linkIn(mail: ReceivedMail, start: string): string {
  const link = mail.text.split(/\s+/).find((word) => word.startsWith(start));
  if (link === undefined) throw new Error(`no link to ${start} in "${mail.subject}"`);
  return link;
}
