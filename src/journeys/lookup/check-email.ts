import { emailRules } from "#domain/form/kinds/email.ts";
import type { MailDomains } from "./registers.port.ts";

/**
 * An address is good when it is well-formed and its domain accepts mail. Only a mail can show whether the mailbox exists. A
 * domain that cannot be checked is accepted, because a lost order costs more than a lost mail.
 */
export async function isGoodEmail(domains: MailDomains, typed: string): Promise<boolean> {
  const address = emailRules.clean(typed, {});
  if (emailRules.findProblem(address, {}, "") !== undefined) return false;
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  return (await domains.canReceive(domain)) !== "no";
}
