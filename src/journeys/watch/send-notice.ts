import { formatDay } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { MailVariables, NewMail } from "#journeys/mail/mail.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { NoticeToSend, WatchStore } from "./watch.port.ts";

export interface SendNoticePorts {
  readonly watches: Pick<WatchStore, "loadNotice" | "queueNotice">;
  readonly mail: QueueMailPorts;
  readonly links: WatchLinks;
  /** "bilförsäkring": of the vertical, or of a kind that we do not compare. */
  readonly productOf: (vertical: string) => string;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface WatchLinks {
  finding(findingId: string): string;
  /** The page on which the person stops it. */
  end(watchId: string): string;
  /** What a mail program posts to. */
  oneClick(watchId: string): string;
}

/** Queues the one mail of a finding, when it is time. False when there is nothing to send now. */
export async function sendNotice(ports: SendNoticePorts, findingId: string): Promise<boolean> {
  const { watches, mail: mailPorts, clock } = ports;
  const found = await watches.loadNotice(findingId);
  const nowMs = clock.nowMs();
  if (!found || found.notifyAtMs > nowMs) return false;
  const mail = mailOf(ports, found);
  if (!(await watches.queueNotice({ findingId, nowMs, mail }))) return false;
  await startDelivery(mailPorts, mail.mailId);
  return true;
}

function mailOf({ mail, links, productOf }: SendNoticePorts, { watch, finding, notice }: NoticeToSend): NewMail {
  const { watchId, vertical, agreement } = watch;
  const { best, renewsOn } = finding;
  const saving = best?.savingOre;
  const variables: MailVariables = {
    vertical,
    product: productOf(vertical),
    former: finding.former.providerName,
    provider: best?.providerName ?? "",
    saving: saving === undefined ? "" : formatKr(saving),
    renewal: renewsOn === undefined ? "" : formatDay(renewsOn),
    findingUrl: links.finding(finding.findingId),
    unsubscribeUrl: links.end(watchId),
    oneClickUrl: links.oneClick(watchId),
  };
  const template = `watch-${notice}${renewsOn === undefined && notice !== "reminder" ? "-monthly" : ""}`;
  return {
    mailId: mail.newId(),
    key: `watch:${watchId}:${finding.period}`,
    template,
    to: agreement.email,
    variables,
  };
}
