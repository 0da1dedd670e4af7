import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import UserRound from "lucide-react/icons/user-round";
import { formatMoment } from "#domain/calendar/format-date.ts";
import type { AccountLogin } from "#http/contract/account-services.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LogOutForm } from "#web/shell/login/LogOutForm.tsx";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import styles from "./LoginCard.module.css";

interface LoginCardProps {
  readonly name: string;
  readonly logins: readonly AccountLogin[];
}

/** Who is logged in, and the latest logins: the customer should report one that they do not recognise. */
export const LoginCard = ({ name, logins }: LoginCardProps) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{accountTexts.login.heading}</h2>
    <div className={styles["row"]}>
      <Icon of={UserRound} />
      <p>
        <span className={accountStyles["small"]}>{accountTexts.login.loggedInAs}</span>
        <strong className={styles["name"]}>{name}</strong>
      </p>
    </div>
    {logins.length > 0 ? (
      <section>
        <h3 className={styles["last"]}>{accountTexts.login.last}</h3>
        <ul>
          {logins.map(({ loginId, isComputer, atMs, isUnusual }) => (
            <li key={loginId} className={styles["row"]}>
              <Icon of={isComputer ? Monitor : Smartphone} />
              <p>
                {isComputer ? accountTexts.login.computer : accountTexts.login.phone}
                <span className={styles["when"]}>{accountTexts.login.withBankId(formatMoment(atMs))}</span>
                {isUnusual ? <span className={styles["unusual"]}>{accountTexts.login.unusual}</span> : null}
              </p>
            </li>
          ))}
        </ul>
      </section>
    ) : null}
    <p className={accountStyles["small"]}>{accountTexts.login.ends}</p>
    <LogOutForm />
  </Card>
);
