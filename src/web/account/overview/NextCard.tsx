import { formatLongDate } from "#domain/calendar/format-date.ts";
import { accountHouseholdPath } from "#domain/addresses/household-paths.ts";
import type { NextMark } from "#domain/household/household-timeline.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { withDemoMark } from "#web/account/parts/demo-mark.ts";
import { lookOf } from "#web/account/parts/vertical-looks.ts";
import styles from "./LoginCard.module.css";

const texts = accountTexts.next;

/** The next days when something happens to an agreement. */
export const NextCard = ({ marks }: { readonly marks: readonly NextMark[] }) => (
  <Card className={accountStyles["card"]}>
    <div className={accountStyles["sectionHead"]}>
      <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
      <a href={accountHouseholdPath()}>{accountTexts.pages.household}</a>
    </div>
    <ul>
      {marks.map(({ mark: { date, kind }, contract }) => {
        const { Icon } = lookOf(contract.vertical);
        return (
          <li key={kind + contract.heldId} className={styles["row"]}>
            <Icon size={24} strokeWidth={1.75} />
            <p>
              {texts.marks[kind]} {formatLongDate(date)}
              <span className={styles["when"]}>
                {withDemoMark(texts.name(capitalize(contract.product), contract.providerName), contract)}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  </Card>
);
