import type { ShownConfirmation } from "#domain/order/confirmation-state.ts";
import { confirmationTexts as texts } from "#domain/order/confirmation.texts.sv.ts";
import { emailRules } from "#domain/form/kinds/email.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { maskEmail } from "#domain/person/masked-email.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import { confirmationMail, type ConfirmationMailPorts } from "#journeys/order/confirm-order.step.ts";
import type { OrderStore } from "#journeys/order/order.port.ts";
import type { Confirmations } from "./confirmation.port.ts";

export interface ConfirmationPorts extends ConfirmationMailPorts, Pick<QueueMailPorts, "starter" | "startFailed"> {
  readonly confirmations: Confirmations;
  readonly orders: Pick<OrderStore, "load">;
  /** The rule of every address in a form: written as one, and its domain receives mail. */
  readonly isGoodEmail: (address: string) => Promise<boolean>;
}

/** The customer whose confirmation did not arrive. Undefined when the asker has no such order. */
export interface ConfirmationJourney {
  see(orderId: string, asker: Asker): Promise<ShownConfirmation | undefined>;
  /** Sends the documents again, once to each address. Undefined also when the asker may not decide where they go. */
  sendAgain(orderId: string, asker: Asker, typed: string): Promise<Checked<"queued" | "not-open"> | undefined>;
}

export async function seeConfirmation(
  confirmations: Pick<Confirmations, "find">,
  orderId: string,
  asker: Asker,
): Promise<ShownConfirmation | undefined> {
  const found = await confirmations.find(orderId, asker);
  return found && { state: found.state, sentTo: maskEmail(found.email), mayChange: found.mayChange };
}

export function createConfirmationJourney(ports: ConfirmationPorts): ConfirmationJourney {
  const { confirmations, orders, isGoodEmail } = ports;
  return {
    see: (orderId, asker) => seeConfirmation(confirmations, orderId, asker),
    async sendAgain(orderId, asker, typed) {
      const found = await confirmations.find(orderId, asker);
      const order = found?.mayChange ? await orders.load(orderId) : undefined;
      if (!order || asker.personId === undefined) return undefined;
      const email = emailRules.clean(typed, {});
      if (!(await isGoodEmail(email))) return failed([{ field: "email", message: fieldTexts.email }]);
      const mail = confirmationMail(order, email, ports, "again");
      const done = await confirmations.sendAgain(orderId, asker.personId, mail);
      if (done === "tried") return failed([{ field: "email", message: texts.tried }]);
      if (done === "queued") await startDelivery(ports, mail.mailId);
      return passed(done);
    },
  };
}
