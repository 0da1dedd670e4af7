import { hidePersonalNumbers } from "#domain/person/personal-number-in-text.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import { accessNoticeTexts as texts } from "./access-notice.texts.sv.ts";

/** What gives someone access to a person's data for longer than a session, or takes the data along. */
export type GivenAccess =
  | { readonly kind: "agent"; readonly name: string }
  | { readonly kind: "calendar" }
  | { readonly kind: "invitation"; readonly name: string }
  | { readonly kind: "export" };

/** A mail to the person without its address, which only the database knows: it is written together with what it tells of. */
export type AccessNotice = Omit<NewMail, "to">;

export interface AccessNotices {
  /** False for a person whose address is not known, and where the notice is already there. */
  queue(personId: string, notice: AccessNotice): Promise<boolean>;
}

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
