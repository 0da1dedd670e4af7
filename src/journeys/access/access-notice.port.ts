import type { NewMail } from "#journeys/mail/mail.port.ts";

/** What gives someone access to a person's data for longer than a session, or takes the data along. */
export type GivenAccess =
  | { readonly kind: "agent"; readonly name: string }
  | { readonly kind: "calendar" }
  | { readonly kind: "invitation"; readonly name: string }
  | { readonly kind: "export" };

/** A mail to the person without its address, which only the database knows: it is written together with what it reports. */
export type AccessNotice = Omit<NewMail, "to">;

export interface AccessNotices {
  /** False for a person whose address is not known, and where the notice is already there. */
  queue(personId: string, notice: AccessNotice): Promise<boolean>;
}
