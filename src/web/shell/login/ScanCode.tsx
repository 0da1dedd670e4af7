import { BankIdCode, svgSource } from "#web/shell/bankid/BankIdCode.tsx";
import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";

/** Without a code the app has read it. */
export const ScanCode = ({ qrSvg }: { readonly qrSvg: string | undefined }) =>
  qrSvg === undefined ? (
    <h3 className={styles["heading"]}>{loginTexts.confirmHeading}</h3>
  ) : (
    <BankIdCode
      src={svgSource(qrSvg)}
      alt={loginTexts.scan.code}
      heading={loginTexts.scan.heading}
      steps={loginTexts.scan.steps}
    />
  );
