import { mayBeContract } from "#domain/order/order-state.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { isWithinWithdrawalPeriod, lastWithdrawalDay } from "#domain/after-order/withdrawal-period.ts";
import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { emailRules } from "#domain/form/kinds/email.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatMoment } from "#domain/calendar/format-date.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CancellationStore, StoredCancellation } from "./cancellation.port.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { OwnedOrder, OwnedOrders } from "./owned-order.port.ts";
import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import { writeTakeBackMails } from "./take-back-mails.ts";
import type { StoredWithdrawal, TakeBack, WithdrawalStore } from "./withdrawal.port.ts";
import { WITHDRAWAL_WORKFLOW } from "./withdrawal.workflow.ts";

export interface WithdrawalPorts extends Pick<QueueMailPorts, "starter" | "newId"> {
  /** The engine did not accept the start; a sweep repeats it. */
  readonly startFailed: (id: string, error: unknown) => void;
  readonly orders: OwnedOrders;
  readonly withdrawals: WithdrawalStore;
  readonly cancellations: Pick<CancellationStore, "find">;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
}

/** Everything a page shows about withdrawing an order. */
export interface WithdrawalView {
  readonly orderId: string;
  readonly product: string;
  readonly providerName: string;
  readonly startDate: string;
  /** From the order, as initial values of the form. */
  readonly name: string;
  readonly email: string;
  /** `none`: there is no contract to withdraw from. */
  readonly right: "open" | "over" | "none";
  /** YYYY-MM-DD; undefined without a contract. */
  readonly lastDay: string | undefined;
  readonly withdrawn: WithdrawnView | undefined;
  /** What we have cancelled for the customer: withdrawing from the new agreement may leave none. */
  readonly former: CancelledFormer | undefined;
  /** By a code that was mailed: the visitor sees nothing else of the order. */
  readonly isByCode: boolean;
  /** What it means to have no insurance; empty where it has no consequences. */
  readonly gapCaution: string;
}

export interface CancelledFormer {
  readonly insurerName: string;
  /** YYYY-MM-DD. */
  readonly endsOn: string;
  /** `stopped`: the notice never left us, or did not arrive. */
  readonly state: "ends" | "revoked" | "stopped";
}

export interface WithdrawnView {
  readonly name: string;
  readonly email: string;
  readonly atMs: number;
  readonly state: WithdrawalState;
  /** The text to the customer when staff closed it. */
  readonly closing: string | undefined;
}

export interface WithdrawalStatement {
  readonly name: string;
  readonly email: string;
  /** The former agreement is to go on. */
  readonly takesBack?: boolean;
}

export type WithdrawOutcome =
  | { readonly kind: "received"; readonly view: WithdrawalView }
  | { readonly kind: "refused"; readonly view: WithdrawalView }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[]; readonly view: WithdrawalView };

export interface WithdrawalJourney {
  /** Undefined when the asker has no such order. */
  see(orderId: string, asker: Asker): Promise<WithdrawalView | undefined>;
  findProblems(statement: WithdrawalStatement): readonly FieldError[];
  /** For who has withdrawn already. False when there is nothing to take back; undefined when the asker has no such order. */
  takeBack(orderId: string, asker: Asker): Promise<boolean | undefined>;
  /** A repeated withdrawal has no effect; the first statement counts. */
  withdraw(orderId: string, asker: Asker, statement: WithdrawalStatement): Promise<WithdrawOutcome | undefined>;
}

export function createWithdrawalJourney(ports: WithdrawalPorts): WithdrawalJourney {
  const { orders, withdrawals, cancellations, clock, newId } = ports;

  async function look(orderId: string, asker: Asker) {
    const order = await orders.find(orderId, asker);
    if (!order) return undefined;
    const [stored, cancellation] = await Promise.all([withdrawals.ofOrder(orderId), cancellations.find(orderId)]);
    return { order, cancellation, view: viewOf(ports, order, stored, cancellation) };
  }

  /** Two letters wait for the sweep when the engine does not take them. */
  const begin = async ({ notice, copy }: TakeBack) => {
    for (const { mailId } of [notice, copy]) await startDelivery(ports, mailId);
  };

  return {
    see: async (orderId, asker) => (await look(orderId, asker))?.view,
    findProblems(statement) {
      const checked = checkStatement(statement, swedishDate(clock.nowMs()));
      return checked.ok ? [] : checked.errors;
    },
    async takeBack(orderId, asker) {
      const looked = await look(orderId, asker);
      if (!looked) return undefined;
      const { cancellation, view } = looked;
      if (!cancellation || !view.withdrawn || view.former?.state !== "ends") return false;
      const mails = writeTakeBackMails({ orderId, cancellation, askedAtMs: clock.nowMs(), newId });
      if (!(await withdrawals.takeBack(orderId, mails))) return false;
      await begin(mails);
      return true;
    },
    async withdraw(orderId, asker, statement) {
      const looked = await look(orderId, asker);
      if (!looked) return undefined;
      const { order, view, cancellation } = looked;
      if (view.withdrawn) return { kind: "received", view };
      if (view.right !== "open") return { kind: "refused", view };
      const checked = checkStatement(statement, swedishDate(clock.nowMs()));
      if (!checked.ok) return { kind: "invalid", errors: checked.errors, view };
      const { name, email } = checked.value;
      const askedAtMs = clock.nowMs();
      const isRevoked = statement.takesBack === true && view.former?.state === "ends";
      const takeBack =
        isRevoked && cancellation ? writeTakeBackMails({ orderId, cancellation, askedAtMs, newId }) : undefined;
      const stored = await withdrawals.accept({
        takeBack,
        withdrawalId: newId(),
        orderId,
        name,
        email,
        askedAtMs,
        receipt: {
          mailId: newId(),
          key: `withdrawal-receipt:${orderId}`,
          template: "withdrawal-receipt",
          to: email,
          variables: {
            name,
            email,
            vertical: order.vertical,
            provider: view.providerName,
            product: view.product,
            reference: formatOrderNumber(orderId),
            receivedAt: formatMoment(askedAtMs),
            caution: view.gapCaution,
          },
        },
      });
      await startDelivery(ports, stored.receiptMailId);
      await ports.starter.start(WITHDRAWAL_WORKFLOW, stored.withdrawalId, {}).catch((error: unknown) => {
        ports.startFailed(stored.withdrawalId, error);
      });
      const after = await cancellations.find(orderId);
      if (takeBack && after?.revokedAtMs !== undefined) await begin(takeBack);
      return { kind: "received", view: viewOf(ports, order, stored, after) };
    },
  };
}

const MAX_NAME_LENGTH = 100;

function checkStatement({ name, email }: WithdrawalStatement, today: string): Checked<WithdrawalStatement> {
  const stated = { name: name.trim(), email: email.trim() };
  const problems: [string, string | undefined][] = [
    ["name", nameProblem(stated.name)],
    ["email", emailRules.findProblem(stated.email, {}, today)],
  ];
  const errors = problems.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
  return errors.length === 0 ? passed(stated) : failed(errors);
}

function nameProblem(name: string): string | undefined {
  if (name === "") return fieldTexts.missing;
  return name.length > MAX_NAME_LENGTH ? fieldTexts.tooLong(MAX_NAME_LENGTH) : undefined;
}

function viewOf(
  { verticals, clock }: WithdrawalPorts,
  order: OwnedOrder,
  stored: StoredWithdrawal | undefined,
  cancellation: StoredCancellation | undefined,
): WithdrawalView {
  const vertical = verticals.find(({ description }) => description.name === order.vertical);
  const madeAtMs = mayBeContract(order.state) ? order.settledAtMs : undefined;
  return {
    orderId: order.orderId,
    product: vertical?.description.texts.product ?? "",
    providerName: vertical?.providers.find(({ slug }) => slug === order.providerSlug)?.name ?? "",
    startDate: order.startDate,
    name: order.personal["name"] ?? "",
    email: order.personal["email"] ?? "",
    right: madeAtMs === undefined ? "none" : isWithinWithdrawalPeriod(madeAtMs, clock.nowMs()) ? "open" : "over",
    lastDay: madeAtMs === undefined ? undefined : lastWithdrawalDay(madeAtMs),
    withdrawn: stored && {
      name: stored.name,
      email: stored.email,
      atMs: stored.askedAtMs,
      state: stored.state,
      closing: stored.closing,
    },
    former: cancellation && {
      insurerName: cancellation.insurerName,
      endsOn: cancellation.endsOn,
      state:
        cancellation.revokedAtMs !== undefined
          ? "revoked"
          : cancellation.notice.state === "failed"
            ? "stopped"
            : "ends",
    },
    isByCode: order.isByCode ?? false,
    gapCaution: vertical?.cancel?.gapCaution ?? "",
  };
}

/** An uncertain order may be a contract: the customer may withdraw from it as well. */
