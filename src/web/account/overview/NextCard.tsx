import type { TimelineMark } from "#domain/account/insurance-timeline.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { accountInsurancesPath } from "#domain/addresses/account-paths.ts";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { withDemoMark } from "#web/account/parts/demo-mark.ts";
import styles from "./LoginCard.module.css";
import { insurancesTexts } from "#web/account/parts/sections.texts.sv.ts";
import { lookOf } from "#web/account/parts/vertical-looks.ts";

/** The next days when something happens to an insurance. */
export const NextCard = ({ marks }: { readonly marks: readonly TimelineMark[] }) => (
  <Card className={accountStyles["card"]}>
    <div className={accountStyles["sectionHead"]}>
      <h2 className={accountStyles["heading"]}>{accountTexts.next}</h2>
      <a href={accountInsurancesPath()}>{accountTexts.pages.insurances}</a>
    </div>
    <ul>
      {marks.map(({ date, kind, insurance }) => {
        const { Icon } = lookOf(insurance.vertical);
        return (
          <li key={kind + insurance.id} className={styles["row"]}>
            <Icon size={24} strokeWidth={1.75} />
            <p>
              {insurancesTexts.marks[kind]} {formatLongDate(date)}
              <span className={styles["when"]}>
                {withDemoMark(insurancesTexts.name(capitalize(insurance.product), insurance.providerName), insurance)}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  </Card>
);
