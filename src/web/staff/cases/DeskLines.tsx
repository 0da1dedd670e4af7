import { fillNouns } from "#domain/text/nouns.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { formatMoment } from "#domain/calendar/format-date.ts";
import type { DeskLine } from "#http/contract/desk-services.ts";
import { Tag } from "#ui/primitives/Tag.tsx";
import { deskCasePath } from "#domain/addresses/staff-paths.ts";
import { deskTexts as texts } from "./desk.texts.sv.ts";
import { nounsOf } from "./nouns-of.ts";
import styles from "#web/staff/frame/Desk.module.css";

/** Orders as lines of a list. */
export const DeskLines = ({ lines }: { readonly lines: readonly DeskLine[] }) => (
  <ul className={styles["list"]}>
    {lines.map(
      ({
        orderId,
        vertical,
        providerName,
        state,
        withdrawal,
        notice,
        delivery,
        confirmation,
        acceptedAtMs,
        isDemo,
      }) => (
        <li key={orderId} className={styles["row"]}>
          <span className={styles["head"]}>
            <a href={deskCasePath(orderId)}>{formatOrderNumber(orderId)}</a>
            {isDemo ? <Tag>{texts.demo}</Tag> : null}
          </span>
          {/* What needs attention comes first. */}
          <span>
            {delivery && !withdrawal ? `${texts.deliveries[delivery]}. ` : null}
            {confirmation ? `${texts.confirmations[confirmation]}. ` : null}
            {notice ? `${texts.notices[notice]}. ` : null}
            {withdrawal ? `${fillNouns(texts.withdrawals[withdrawal], nounsOf(vertical))}. ` : null}
            {texts.states[state]}
          </span>
          <span>
            {providerName}, {formatMoment(acceptedAtMs)}
          </span>
        </li>
      ),
    )}
  </ul>
);
