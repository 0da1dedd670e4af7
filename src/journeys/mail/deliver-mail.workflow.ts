import type { MailState } from "#domain/mail/mail-state.ts";
import type { Durable } from "#platform/engine/durable.ts";
import type { DeliverMailPorts } from "./deliver-mail.ports.ts";
import { sendMail } from "./send-mail.step.ts";

/** The workflow's name; its id is the mail's. */
export const MAIL_WORKFLOW = "mail";

/** Delivers one mail. The engine stores ids and states; the mail is read from the store inside the step. */
export async function deliverMail(durable: Durable, ports: DeliverMailPorts): Promise<{ state: MailState }> {
  for (;;) {
    const step = await sendMail(durable, ports);
    if (step.kind === "settled") return { state: step.state };
    if (step.kind === "ended") {
      await durable.run("settle", async () => {
        await ports.mails.settle(durable.key, step.outcome);
        ports.settled?.(step.outcome.state);
      });
      return { state: step.outcome.state };
    }
    await durable.sleep("another attempt is open", step.waitMs);
  }
}
