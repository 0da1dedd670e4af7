import { BirdOnLine } from "#ui/illustrations/BirdOnLine.tsx";
import type { AutostartLinks } from "#web/shell/bankid/bankid.ts";
import { OpenBankId } from "#web/shell/bankid/OpenBankId.tsx";
import { loginTexts } from "./login.texts.sv.ts";
import styles from "./LoginModal.module.css";

interface OpenAppProps {
  /** Missing on a page that the app has led back to. */
  readonly links: AutostartLinks | undefined;
  readonly hasOpened: boolean;
  readonly onOpen: () => void;
}

export const OpenApp = ({ links, hasOpened, onOpen }: OpenAppProps) =>
  links ? (
    <>
      <BirdOnLine className={styles["picture"]} />
      <h3 className={styles["heading"]}>{loginTexts.open.heading}</h3>
      <OpenBankId links={links} onOpen={onOpen}>
        {hasOpened ? loginTexts.open.again : loginTexts.open.button}
      </OpenBankId>
    </>
  ) : (
    <h3 className={styles["heading"]}>{loginTexts.confirmHeading}</h3>
  );
