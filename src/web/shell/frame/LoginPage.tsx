import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { MessagePage, pictureClass } from "./MessagePage.tsx";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { useAskForLogin } from "#web/shell/login/asked-login.ts";
import { OPENS_LOGIN } from "#web/shell/login/opens-login.ts";
import { accountLoginPath } from "#domain/addresses/account-paths.ts";
import { loginPageTexts } from "./login-page.texts.sv.ts";
import styles from "./LoginPage.module.css";

interface LoginPageProps {
  readonly heading?: string;
  readonly lead?: string;
}

/** Replaces a customer's own page until they are logged in. The login loads the same address again. */
export const LoginPage = ({ heading = loginPageTexts.heading, lead = loginPageTexts.lead }: LoginPageProps) => {
  useAskForLogin();
  return (
    <MessagePage
      picture={<BirdOnLine className={pictureClass} />}
      heading={heading}
      lead={lead}
      actions={
        <>
          <a className={classNames(buttonClass({}), styles["open"])} href={accountLoginPath()} {...OPENS_LOGIN}>
            {loginPageTexts.button}
          </a>
          <noscript>
            <WithoutScript />
          </noscript>
        </>
      }
    />
  );
};

function WithoutScript() {
  const phone = usePhones()?.customerServicePhone ?? "";
  const { heading, text, hours } = loginPageTexts.withoutScript;
  return (
    <div className={styles["text"]}>
      <h2>{heading}</h2>
      <p>
        {text}
        <PhoneLink number={phone} />
        {hours}
      </p>
    </div>
  );
}
