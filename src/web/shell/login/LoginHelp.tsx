import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import { usePhones } from "#web/shell/phones/use-phones.ts";
import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";

export function LoginHelp() {
  const phone = usePhones()?.customerServicePhone;
  return phone === undefined ? null : (
    <p className={styles["help"]}>
      {loginTexts.needHelp}
      <PhoneLink number={phone} />.
    </p>
  );
}
