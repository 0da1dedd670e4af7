import { Wrap } from "#ui/layout/Wrap.tsx";
import { buttonClass } from "#ui/primitives/button-class.ts";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { SitePage } from "#web/shell/frame/SitePage.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { OPENS_LOGIN } from "#web/shell/login/opens-login.ts";
import { guestWithdrawPath } from "#domain/addresses/after-order-paths.ts";
import { accountLoginPath } from "#domain/addresses/account-paths.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawForm.module.css";

/** Does not reveal whether the order belongs to another visitor or does not exist. */
export function UnknownOrder() {
  const texts = useTexts(withdrawalTexts);
  const phone = usePhones()?.customerServicePhone;
  return (
    <SitePage banner="none">
      <Wrap width="text" className={styles["page"]}>
        <h1>{texts.missingTitle}</h1>
        <p>{texts.missing}</p>
        {phone === undefined ? null : (
          <p>
            <PhoneLink number={phone} />
          </p>
        )}
        <div>
          <a className={buttonClass({})} href={accountLoginPath()} {...OPENS_LOGIN}>
            {texts.logIn}
          </a>
        </div>
        <p>
          <a href={guestWithdrawPath()}>{texts.withCode}</a>
        </p>
      </Wrap>
    </SitePage>
  );
}
