import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { MAIL_WORKFLOW } from "./deliver-mail.workflow.ts";
import type { MailStore, MailVariables, QueuedMail } from "./mail.port.ts";

export interface QueueMailPorts {
  readonly mails: Pick<MailStore, "queue">;
  readonly starter: Pick<WorkflowStarter, "start">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (mailId: string, error: unknown) => void;
  readonly newId: () => string;
  /** The recipient has had too many mails that any visitor can trigger; the visitor does not see it. */
  readonly heldBack?: ((template: string) => void) | undefined;
}

export interface MailRequest {
  readonly key: string;
  readonly template: string;
  readonly to: string;
  readonly variables: MailVariables;
}

/** Once this resolves, the mail will be sent: the row is the record, and the engine only delivers it. */
export async function queueMail(ports: QueueMailPorts, request: MailRequest): Promise<QueuedMail> {
  const queued = await ports.mails.queue({ mailId: ports.newId(), ...request });
  if (queued.isHeldBack) ports.heldBack?.(request.template);
  else await startDelivery(ports, queued.mailId);
  return queued;
}

/** For a mail that was written together with another row. */
export async function startDelivery(
  ports: Pick<QueueMailPorts, "starter" | "startFailed">,
  mailId: string,
): Promise<void> {
  try {
    await ports.starter.start(MAIL_WORKFLOW, mailId, {});
  } catch (error) {
    ports.startFailed(mailId, error);
  }
}
