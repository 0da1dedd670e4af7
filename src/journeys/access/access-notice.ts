import { hidePersonalNumbers } from "#domain/person/personal-number-in-text.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { AccessNotice, GivenAccess } from "./access-notice.port.ts";
import { accessNoticeTexts as texts } from "./access-notice.texts.sv.ts";

/** One for each subject: the id of what was made, or the login in which the data was taken. */
export const writeAccessNotice = (
  { newId }: Pick<QueueMailPorts, "newId">,
  access: GivenAccess,
  subjectId: string,
): AccessNotice => ({
  mailId: newId(),
  key: `access-${access.kind}:${subjectId}`,
  template: "notice",
  variables: texts[access.kind]("name" in access ? hidePersonalNumbers(access.name, "…") : ""),
});

export const startNotice = (
  ports: Pick<QueueMailPorts, "starter" | "startFailed">,
  { mailId }: AccessNotice,
  isQueued: boolean,
): Promise<void> => (isQueued ? startDelivery(ports, mailId) : Promise.resolve());
