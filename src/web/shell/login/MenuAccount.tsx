import { buttonClass } from "#ui/primitives/button-class.ts";
import { accountLoginPath } from "#domain/addresses/account-paths.ts";
import { LogOutForm } from "./LogOutForm.tsx";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import styles from "./HeaderAccount.module.css";
import { headerAccountTexts } from "./header-account.texts.sv.ts";
import { OPENS_LOGIN } from "./opens-login.ts";

/** In the header's menu: the link to log in, or the button to log out. */
export const MenuAccount = () => (
  <div className={styles["inMenu"]}>
    {useShownSession() ? (
      <LogOutForm />
    ) : (
      <a className={buttonClass({ isFull: true })} href={accountLoginPath()} {...OPENS_LOGIN}>
        {headerAccountTexts.logIn + headerAccountTexts.withBankId}
      </a>
    )}
  </div>
);
