import { buttonClass } from "#ui/primitives/button-class.ts";
import { paths } from "#web/paths.ts";
import { LogOutForm } from "#web/session/LogOutForm.tsx";
import { useShownSession } from "#web/session/shown-session.ts";
import styles from "./HeaderAccount.module.css";
import { headerAccountTexts } from "./header-account.texts.sv.ts";
import { OPENS_LOGIN } from "./opens-login.ts";

/** In the header's menu: the way in, or the way out. */
export const MenuAccount = () => (
  <div className={styles["inMenu"]}>
    {useShownSession() ? (
      <LogOutForm />
    ) : (
      <a className={buttonClass({ isFull: true })} href={paths.accountLogin()} {...OPENS_LOGIN}>
        {headerAccountTexts.logIn + headerAccountTexts.withBankId}
      </a>
    )}
  </div>
);
