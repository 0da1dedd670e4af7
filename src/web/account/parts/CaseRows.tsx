import type { AccountOrder, AccountOrderState } from "#domain/account/account-order.ts";
import type { OrderPhase } from "#domain/order/order-state.ts";
import { type Application, countAnswers, type ShownAnswer } from "#domain/account/application.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountApplicationPath } from "#domain/addresses/account-application-paths.ts";
import { accountOrderPath } from "#domain/addresses/account-paths.ts";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import { withDemoMark } from "./demo-mark.ts";
import { ordersTexts } from "./orders.texts.sv.ts";
import styles from "./Rows.module.css";
import { applicationsTexts } from "./sections.texts.sv.ts";
import { StatusTag, type StatusTone } from "./StatusTag.tsx";
import { lookOf } from "./vertical-looks.ts";

const PHASE_TONES: Readonly<Record<OrderPhase, StatusTone>> = {
  "under-way": "info",
  contract: "right",
  ended: "wrong",
  unknown: "notice",
};

const OWN_TONES: Readonly<Partial<Record<AccountOrderState, StatusTone>>> = {
  waiting: "notice",
  starting: "notice",
  withdrawn: "quiet",
};

export const orderTone = ({ state, phase }: Pick<AccountOrder, "state" | "phase">): StatusTone =>
  OWN_TONES[state] ?? PHASE_TONES[phase];

interface CaseRowProps {
  readonly vertical: string;
  readonly title: string;
  readonly sub: string;
  readonly status: { readonly tone: StatusTone; readonly text: string };
  readonly href: string;
}

function CaseRow({ vertical, title, sub, status, href }: CaseRowProps) {
  const { Icon } = lookOf(vertical);
  return (
    <li className={styles["row"]}>
      <span className={styles["icon"]} aria-hidden="true">
        <Icon size={24} strokeWidth={1.75} />
      </span>
      <div className={styles["text"]}>
        <h3 className={styles["title"]}>{title}</h3>
        <p className={styles["sub"]}>{sub}</p>
      </div>
      <span className={styles["status"]}>
        <StatusTag tone={status.tone}>{status.text}</StatusTag>
      </span>
      <a className={styles["link"]} href={href}>
        {accountTexts.show}
        <VisuallyHidden> {title}</VisuallyHidden>
      </a>
    </li>
  );
}

export const orderTitle = ({ product, providerName }: Pick<AccountOrder, "product" | "providerName">): string =>
  ordersTexts.at(capitalize(product), providerName);

export function describeOrderStart({ state, startDate, orderedAtMs }: AccountOrder): string {
  const day = formatLongDate(startDate);
  if (state === "starting") return ordersTexts.starts(day);
  if (state === "placed") return ordersTexts.started(day);
  return ordersTexts.ordered(formatLongDate(swedishDate(orderedAtMs)));
}

export function applicationTitle({ vertical, amountOre }: Pick<Application, "vertical" | "amountOre">): string {
  const { product } = lookOf(vertical);
  const name = product === undefined ? applicationsTexts.other : capitalize(product);
  return amountOre === undefined ? name : applicationsTexts.name(name, formatKr(amountOre));
}

export function applicationStatus(application: Application): CaseRowProps["status"] {
  const { answered, asked } = countAnswers(application);
  if (application.state === "open") return { tone: "info", text: applicationsTexts.answered(answered, asked) };
  const text = applicationsTexts.states[application.state];
  return { tone: application.state === "ended" ? "quiet" : "right", text };
}

const ANSWER_TONES: Readonly<Partial<Record<ShownAnswer, StatusTone>>> = {
  waiting: "info",
  needed: "notice",
  offered: "right",
  accepting: "info",
  accepted: "right",
  withdrawing: "info",
};

/** Quiet for an answer that nothing more comes of. */
export const answerTone = (state: ShownAnswer): StatusTone => ANSWER_TONES[state] ?? "quiet";

interface CaseRowsProps {
  readonly orders: readonly AccountOrder[];
  readonly applications: readonly Application[];
}

/** Open and finished cases in short; each links to its full description. */
export const CaseRows = ({ orders, applications }: CaseRowsProps) => (
  <ul className={styles["list"]}>
    {applications.map((application) => (
      <CaseRow
        key={application.applicationHash}
        vertical={application.vertical}
        title={applicationTitle(application)}
        sub={applicationsTexts.applied(formatLongDate(swedishDate(application.appliedAtMs)))}
        status={applicationStatus(application)}
        href={accountApplicationPath(application.applicationHash)}
      />
    ))}
    {orders.map((order) => (
      <CaseRow
        key={order.orderId}
        vertical={order.vertical}
        title={orderTitle(order)}
        sub={withDemoMark(describeOrderStart(order), order)}
        status={{ tone: orderTone(order), text: ordersTexts.states[order.state] }}
        href={accountOrderPath(order.orderId)}
      />
    ))}
  </ul>
);
