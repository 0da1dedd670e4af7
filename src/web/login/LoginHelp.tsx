import { PhoneLink } from "#web/frame/PhoneLink.tsx";
import { usePhones } from "#web/frame/use-phones.ts";
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
