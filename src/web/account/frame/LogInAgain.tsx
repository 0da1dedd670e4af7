import { accountLoginPath } from "#domain/addresses/account-paths.ts";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { useAskForLogin } from "#web/shell/login/asked-login.ts";
import { OPENS_LOGIN } from "#web/shell/login/opens-login.ts";
import styles from "./AccountPage.module.css";
import { logInAgainTexts as texts } from "./account.texts.sv.ts";

/** In place of what gives someone access for longer than the session: the login loads the same address again. */
export function LogInAgain() {
  useAskForLogin();
  return (
    <>
      <p className={styles["text"]}>{texts.text}</p>
      <p>
        <a className={buttonClass({})} href={accountLoginPath()} {...OPENS_LOGIN}>
          {texts.button}
        </a>
      </p>
    </>
  );
}
