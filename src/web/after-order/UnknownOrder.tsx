import { Wrap } from "#ui/layout/Wrap.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { PhoneLink } from "#web/frame/PhoneLink.tsx";
import { SitePage } from "#web/frame/SitePage.tsx";
import { usePhones } from "#web/frame/use-phones.ts";
import { paths } from "#web/paths.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { withdrawalTexts } from "./after-order.texts.sv.ts";
import styles from "./WithdrawForm.module.css";

/** The same for an order that is somebody else's and for one that is nobody's. */
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
          <LinkButton href={paths.accountLogin()}>{texts.logIn}</LinkButton>
        </div>
      </Wrap>
    </SitePage>
  );
}
