import { buttonClass } from "#ui/primitives/button-class.ts";
import { accountLoginPath, accountPath } from "#domain/addresses/account-paths.ts";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import { OPENS_LOGIN } from "./opens-login.ts";
import { headerAccountTexts } from "./header-account.texts.sv.ts";
import styles from "./HeaderAccount.module.css";

/** F-063, F-064. A link in both cases, for pages that are sent no script; where there is one, the login opens over the page. */
export function HeaderAccount() {
  const session = useShownSession();
  if (session) {
    return (
      <a
        className={styles["initial"]}
        href={accountPath()}
        aria-label={headerAccountTexts.toAccount(session.firstName)}
      >
        {initialOf(session.firstName)}
      </a>
    );
  }
  return (
    <a className={buttonClass({ look: "secondary", size: "small" })} href={accountLoginPath()} {...OPENS_LOGIN}>
      <span className={styles["logIn"]}>
        {headerAccountTexts.logIn}
        <span className={styles["withBankId"]}>{headerAccountTexts.withBankId}</span>
      </span>
    </a>
  );
}

/** By sign, not by code unit: a name may begin with any letter there is. */
function initialOf(name: string): string {
  const first = name.trim().codePointAt(0);
  return first === undefined ? "" : String.fromCodePoint(first).toLocaleUpperCase("sv");
}
